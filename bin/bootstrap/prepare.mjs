import { withLock } from './lock.mjs';
import { step } from './progress.mjs';

/**
 * Makes each part ready that is not, in order. A part is `{ title, isReady(), make(context) }`.
 * When all are ready, as on every later start, this costs only the looking.
 *
 * Two commands begun at once in one folder must not install into it together: the second waits
 * and then finds everything ready.
 */
export async function prepare(parts, stop) {
  if (parts.every((part) => part.isReady())) return;
  await withLock(stop, async (noteChild) => {
    for (const part of parts) {
      if (part.isReady()) continue;
      await step(part.title, () => part.make({ stop, noteChild }));
    }
  });
}
