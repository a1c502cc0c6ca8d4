# What gradlew and precinct have in common, after they have set $name and $project: finds Java, and does
# what org.precinct.start.Start says. That is a command for this shell, so that what is started in the end
# has this process, its terminal and its signals to itself.

# say ENGLISH FRENCH
say() {
  case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    fr*) printf '%s\n' "$2" >&2 ;;
    *) printf '%s\n' "$1" >&2 ;;
  esac
}

# fail ENGLISH FRENCH
fail() {
  say "$name: $1" "$name : $2"
  say '  Install a JDK 17 and put its bin folder on PATH, or set JAVA_HOME to it.' \
    '  Installez un JDK 17 et ajoutez son dossier bin à PATH, ou indiquez-le par JAVA_HOME.'
  exit 1
}

if [ -n "${JAVA_HOME:-}" ]; then
  java=$JAVA_HOME/bin/java
  [ -x "$java" ] || fail "JAVA_HOME is $JAVA_HOME, but there is no bin/java in it." \
    "JAVA_HOME vaut $JAVA_HOME, mais bin/java ne s'y trouve pas."
else
  java=$(command -v java) || fail 'there is no JDK: java is not on PATH and JAVA_HOME is not set.' \
    "pas de JDK : java n'est pas dans PATH et JAVA_HOME n'est pas défini."
fi
jar=$project/.gradle/start.jar

# Sets status, and command if that is 0. A quick start counts here, not a quick program.
ask() {
  status=0
  command=$("$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$jar" org.precinct.start.Start \
    "$@" </dev/null) || status=$?
}

status=75
[ ! -f "$jar" ] || ask print "$project" "$name" "$@"
case $status in
  # Its sources have changed, or it was compiled by a newer Java.
  1 | 75)
    "$java" "$project/gradle/closed/src/main/java/org/precinct/start/Compile.java" "$project" </dev/null || {
      [ $? -ne 3 ] || exit 1 # which has said why
      "$java" -version || :
      fail "$java does not run this, which needs a JDK 17 to 22." \
        "$java n'exécute pas ce programme, qui demande un JDK 17 à 22."
    }
    ask print-fresh "$project" "$name" "$@"
    ;;
esac
[ $status -eq 0 ] || exit $status
eval "$command"
