#!/bin/sh
# Runs Gradle, the ordinary one or one assembled from Maven artifacts: gradle/closed/README.md explains.
set -eu
name=gradlew
script=$0
while [ -h "$script" ]; do
  target=$(ls -ld "$script" | sed 's/.* -> //')
  case $target in
    /*) script=$target ;;
    *) script=$(dirname "$script")/$target ;;
  esac
done
project=$(cd "$(dirname "$script")" && pwd -P)
. "$project/gradle/closed/start.sh"
