@rem Plays Precinct in this terminal: builds the console when its sources have changed, and starts it.
@call "%~dp0gradle\closed\start.bat" precinct %*
@exit /b %ERRORLEVEL%
