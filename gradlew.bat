@rem Runs Gradle: gradle\closed\README.md explains.
@call "%~dp0gradle\closed\start.bat" gradlew %*
@exit /b %ERRORLEVEL%
