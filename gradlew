#!/bin/sh
# Runs Gradle. Where Gradle's site answers this is the ordinary wrapper; where only Maven
# repositories do, Gradle is assembled from their artifacts first. gradle/closed/README.md explains.
#
#   PRECINCT_GRADLE=closed|wrapper   forces one way
#   PRECINCT_CACHE=FOLDER            where the assembled parts are kept (~/.cache/precinct)
set -eu

say() {
  printf '%s\n' "$*" >&2
}

# fail WHAT-IS-WRONG [WHAT-TO-DO...]
fail() {
  say "gradlew: $1"
  shift
  for line in "$@"; do say "  $line"; done
  exit 1
}

# The project's folder, also when this script is called through a symbolic link.
find_project() {
  script=$0
  while [ -h "$script" ]; do
    target=$(ls -ld "$script" | sed 's/.* -> //')
    case $target in
      /*) script=$target ;;
      *) script=$(dirname "$script")/$target ;;
    esac
  done
  project=$(cd "$(dirname "$script")" && pwd -P)
  closed=$project/gradle/closed
  sources=$closed/src/main/java
}

# Sets java, javac, java_version and user_home, and makes every child use the same JDK.
find_jdk() {
  advice='Install a JDK 17 and put its bin folder on PATH, or set JAVA_HOME to it.'
  if [ -n "${JAVA_HOME:-}" ]; then
    java=$JAVA_HOME/bin/java
    [ -x "$java" ] || fail "JAVA_HOME is $JAVA_HOME, but there is no bin/java in it." "$advice"
  else
    java=$(command -v java) || fail 'there is no JDK: java is not on PATH and JAVA_HOME is not set.' "$advice"
  fi
  settings=$("$java" -XshowSettings:properties -version 2>&1) || fail "$java does not run:" "$settings" "$advice"
  java_version=$(setting java.specification.version)
  java_version=${java_version#1.}
  case $java_version in
    '' | *[!0-9]*) fail "$java does not tell its version." "$advice" ;;
  esac
  [ "$java_version" -ge 17 ] || fail "$java is Java $java_version; Precinct needs 17 or newer." "$advice"
  [ "$java_version" -le 22 ] || fail "$java is Java $java_version; Gradle 8.9 runs on 17 to 22." "$advice"
  JAVA_HOME=$(setting java.home)
  export JAVA_HOME
  java=$JAVA_HOME/bin/java
  javac=$JAVA_HOME/bin/javac
  [ -x "$javac" ] || fail "$JAVA_HOME is only a Java runtime: it has no bin/javac." "$advice"
  user_home=$(setting user.home)
}

setting() {
  printf '%s\n' "$settings" | sed -n "s/^ *$1 = //p"
}

# property FILE NAME: the last value of NAME in a properties file
property() {
  [ ! -f "$1" ] || sed -n "s/^[[:space:]]*$2[[:space:]]*[=:][[:space:]]*//p" "$1" | sed -n '$p'
}

# The assembled parts depend on the sources that assemble them, on the JDK and on the machine.
find_cache() {
  cache=${PRECINCT_CACHE:-${XDG_CACHE_HOME:-${HOME:-$user_home}/.cache}/precinct}
  case $cache in
    /*) ;;
    *) cache=$PWD/$cache ;;
  esac
  key=$({
    uname -sm
    echo "$java_version"
    cat "$closed/pom.xml" "$sources"/org/precinct/closed/*.java "$sources"/org/gradle/internal/*/*/*.java
  } | cksum | sed 's/ .*//')
  gradle=$cache/gradle-8.9-$key
  sdk=$cache/sdk-35-$key
}

find_wrapper() {
  wrapper=$project/gradle/wrapper
  url=$(property "$wrapper/gradle-wrapper.properties" distributionUrl | sed 's/\\//g')
  site=$(printf '%s\n' "$url" | sed 's,^[a-z]*://,,; s,/.*,,')
  gradle_user_home=${GRADLE_USER_HOME:-$user_home/.gradle}
}

# Has the wrapper unpacked this Gradle already?
wrapper_unpacked() {
  zip=${url##*/}
  for ok in "$gradle_user_home/wrapper/dists/${zip%.zip}"/*/"$zip.ok"; do
    [ ! -f "$ok" ] || return 0
  done
  return 1
}

# Could the wrapper fetch it? A silent site is not asked again for a day, unless $1 is "now".
site_answers() {
  silent=$cache/gradle-site-is-silent
  if [ "$1" != now ] && [ -d "$gradle" ] && [ -n "$(find "$silent" -mtime -1 2>/dev/null)" ]; then return 1; fi
  say "Asking $site for Gradle 8.9"
  # Unquoted on purpose: these variables hold several options.
  # shellcheck disable=SC2086
  if "$java" ${JAVA_OPTS:-} ${GRADLE_OPTS:-} "$sources/org/precinct/closed/Probe.java" "$url" \
    "$project/gradle.properties" "$gradle_user_home/gradle.properties" </dev/null; then
    rm -f "$silent"
  else
    mkdir -p "$cache" && : >"$silent"
    return 1
  fi
}

# Sets way.
choose_way() {
  case ${PRECINCT_GRADLE:-} in
    closed) way=closed ;;
    wrapper)
      way=wrapper
      wrapper_unpacked || site_answers now || fail "$site does not answer, so the wrapper cannot fetch Gradle 8.9." \
        'Check the network (proxies: systemProp.https.proxyHost in ~/.gradle/gradle.properties), or' \
        'unset PRECINCT_GRADLE to have Gradle assembled from Maven artifacts.'
      ;;
    '')
      if wrapper_unpacked || site_answers today; then way=wrapper; else way=closed; fi
      ;;
    *) fail "PRECINCT_GRADLE is '$PRECINCT_GRADLE', which is neither 'closed' nor 'wrapper'." \
      'Unset it to let gradlew choose.' ;;
  esac
}

# Is an Android SDK given? Sets sdk_given to yes or no.
find_sdk() {
  given=$(property "$project/local.properties" 'sdk\.dir' | sed 's/\\//g')
  # The Android plugin prefers this one to the variables, right or wrong.
  [ -z "$given" ] || [ -d "$given" ] || fail "local.properties says sdk.dir=$given, which is not there." \
    'Correct that line, or remove it to have an SDK assembled from Maven artifacts.'
  sdk_given=no
  for folder in "$given" "${ANDROID_HOME:-}" "${ANDROID_SDK_ROOT:-}"; do
    [ -z "$folder" ] || [ ! -d "$folder" ] || sdk_given=yes
  done
}

# prepare PART FOLDER NAME WHAT-TO-DO-WITHOUT-MVN: assembles a part unless it is there
prepare() {
  [ ! -d "$2" ] || return 0
  command -v mvn >/dev/null || fail "mvn is not on PATH, and $3 has to be assembled from Maven artifacts." "$4"
  if [ -z "${classes:-}" ]; then
    classes=$(mktemp -d)
    trap 'rm -rf "$classes"' EXIT
    trap 'exit 130' HUP INT TERM
    "$javac" -d "$classes" -sourcepath "$sources" "$sources/org/precinct/closed/Toolchain.java"
  fi
  "$java" -cp "$classes" org.precinct.closed.Toolchain "$1" "$2" "$closed" </dev/null || exit 1
}

find_project
find_jdk
find_cache
find_wrapper
find_sdk
choose_way

if [ $way = closed ]; then
  prepare gradle "$gradle" 'Gradle 8.9' "Install Apache Maven (mvn), or let this machine reach $site."
fi
if [ $sdk_given = no ]; then
  [ -z "${ANDROID_HOME:-}" ] || say "ANDROID_HOME is $ANDROID_HOME, which is not there: an assembled SDK is used instead."
  prepare sdk "$sdk" 'an Android SDK' \
    'Set ANDROID_HOME to an Android SDK if you have one, or install Apache Maven (mvn).'
  ANDROID_HOME=$sdk
  export ANDROID_HOME
  unset ANDROID_SDK_ROOT
  aapt2=android.aapt2FromMavenOverride
  quiet=android.suppressUnsupportedOptionWarnings # itself an option to warn about
  # This SDK is all there is: the Android plugin need not ask Google for more, and wait for an answer.
  set -- "-P$aapt2=$sdk/build-tools/34.0.0/aapt2" "-P$quiet=$quiet,$aapt2" -Pandroid.builder.sdkDownload=false "$@"
fi
if [ -n "${classes:-}" ]; then
  rm -rf "$classes"
  trap - EXIT HUP INT TERM
fi

if [ $way = wrapper ]; then
  # shellcheck disable=SC2086
  exec "$java" ${JAVA_OPTS:-} ${GRADLE_OPTS:-} -Dorg.gradle.appname=gradlew \
    -classpath "$wrapper/gradle-wrapper.jar" org.gradle.wrapper.GradleWrapperMain "$@"
fi

# The assembled Gradle has no daemon: the build runs in this very JVM, which therefore needs exactly
# the options that Gradle would give a daemon. Of a person's own options only properties can be added.
memory=$(property "$project/gradle.properties" 'org\.gradle\.jvmargs')
only_properties() {
  kept=
  for option in "$@"; do
    case $option in -D*) kept="$kept $option" ;; esac
  done
  printf '%s\n' "$kept"
}
# shellcheck disable=SC2086
properties=$(only_properties ${JAVA_OPTS:-} ${GRADLE_OPTS:-})
for variable in JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS; do
  eval "options=\${$variable:-}"
  case " $options" in
    # shellcheck disable=SC2086
    *' -'[!D]*) export "$variable=$(only_properties $options)" ;;
  esac
done
# shellcheck disable=SC2086
exec "$java" $memory $properties \
  --add-opens=java.base/java.util=ALL-UNNAMED --add-opens=java.base/java.lang=ALL-UNNAMED \
  --add-opens=java.base/java.lang.invoke=ALL-UNNAMED --add-opens=java.prefs/java.util.prefs=ALL-UNNAMED \
  --add-exports=jdk.compiler/com.sun.tools.javac.api=ALL-UNNAMED \
  --add-exports=jdk.compiler/com.sun.tools.javac.util=ALL-UNNAMED \
  --add-opens=java.base/java.nio.charset=ALL-UNNAMED --add-opens=java.base/java.net=ALL-UNNAMED \
  --add-opens=java.base/java.util.concurrent.atomic=ALL-UNNAMED \
  -Dfile.encoding=UTF-8 -Duser.country -Duser.language=en -Duser.variant -Dorg.gradle.appname=gradlew \
  -cp "$gradle/lib/gradle-runtime-all-8.9.jar" org.gradle.launcher.GradleMain --no-daemon \
  -Dorg.gradle.internal.instrumentation.agent=false \
  "-Dorg.gradle.jvmargs=$memory" "-Dorg.gradle.java.home=$JAVA_HOME" "$@"
