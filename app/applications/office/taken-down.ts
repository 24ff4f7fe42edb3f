/** Beside the address in the browser's history: this case was taken down a moment ago. */
export const takenDown = { takenDown: true };

/** Whether that stands beside an address. */
export function isTakenDown(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'takenDown' in state;
}
