@rem The npm scripts begin with the shell's `exec`, so that a signal sent to npm reaches the program and not a shell
@rem between them. Windows has no such command; it finds this one.
@%*
