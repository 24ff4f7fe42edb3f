/** A step that could not be done. The message is one sentence for the person at the terminal. */
export class StepFailed extends Error {
  exitCode = 1;
}

/**
 * Runs one step and says so: when it begins, every five seconds while it lasts (a silent minute
 * looks like a hang), and how long it took. To stderr, so that a command's own output stays clean.
 */
export async function step(title, work) {
  const began = performance.now();
  const elapsed = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  console.error(`${title} …`);
  const reminder = setInterval(() => console.error(`${title} … still at it, ${elapsed()}`), 5000);
  try {
    const result = await work();
    console.error(`${title}: done in ${elapsed()}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
