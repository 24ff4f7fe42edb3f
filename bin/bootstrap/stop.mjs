/**
 * Watches for the wish to stop. Returns an AbortSignal that fires once, with the name of the
 * signal as its reason: a terminal's Ctrl-C reaches us twice (from the terminal and again from
 * npm), and a server takes a second signal as "stop without waiting".
 */
export function watchForStop() {
  const controller = new AbortController();
  const request = (signal) => {
    if (!controller.signal.aborted) controller.abort(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request(signal));
  if (process.env.npm_lifecycle_event) watchParent(() => request('SIGTERM'));
  return controller.signal;
}

/**
 * npm that is killed (SIGKILL, SIGHUP) tells its script nothing and would leave the server behind
 * as an orphan; only the parent's number changes. Not watched when somebody runs the script by
 * hand: there a parent that leaves is the point of `nohup`.
 */
function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
