@rem What gradlew.bat and precinct.bat have in common: finds Java, and lets org.precinct.start.Start do the rest.
@echo off
setlocal
set "project=%~dp0..\.."
set "jar=%project%\.gradle\start.jar"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME if not exist "%java%" goto nojava
if not defined JAVA_HOME where java >nul 2>nul || goto nojava
set "quick=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"

if not exist "%jar%" goto compile
"%java%" %quick% -cp "%jar%" org.precinct.start.Start run "%project%" %*
if not %ERRORLEVEL% == 75 exit /b %ERRORLEVEL%

:compile
"%java%" "%project%\gradle\closed\src\main\java\org\precinct\start\Compile.java" "%project%"
if %ERRORLEVEL% == 3 exit /b 1
if not %ERRORLEVEL% == 0 goto wrongjava
"%java%" %quick% -cp "%jar%" org.precinct.start.Start run-fresh "%project%" %*
exit /b %ERRORLEVEL%

:nojava
echo %1: there is no JDK in JAVA_HOME or on PATH. / pas de JDK dans JAVA_HOME ni dans PATH. 1>&2
goto advice
:wrongjava
"%java%" -version
echo %1: "%java%" does not run this, which needs a JDK 17 to 22. / un JDK 17 a 22 est requis. 1>&2
:advice
echo   Install a JDK 17 and put its bin folder on PATH, or set JAVA_HOME to it. 1>&2
echo   Installez un JDK 17 et mettez son dossier bin dans PATH, ou indiquez-le par JAVA_HOME. 1>&2
exit /b 1
