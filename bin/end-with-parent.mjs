// Loaded into the program before anything of its own. A program that is still starting up does
// not listen yet for the closing channel, and would serve on as an orphan if we were killed just
// then. Once it listens for itself, the end is its own affair.
process.on('disconnect', () => {
  if (process.listenerCount('disconnect') === 1) process.exit(1);
});
// A listener keeps the channel, and the channel a finished program, alive.
process.channel?.unref();
