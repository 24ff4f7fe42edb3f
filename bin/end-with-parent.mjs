// Loaded into the program before its own code. A program that is still starting does not listen yet for the
// closing IPC channel, and would become an orphan if we were killed then. Once it listens, it ends by itself.
process.on('disconnect', () => {
  if (process.listenerCount('disconnect') === 1) process.exit(1);
});
// The listener would keep the channel, and thus a finished program, alive.
process.channel?.unref();
