/**
 * The key of the form at this entry of the browser's history: Back and a reload return to the same key, and a
 * newly opened form has none yet.
 */
export function rememberedKey(): string {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(stateName in state)) return '';
  return typeof state[stateName] === 'string' ? state[stateName] : '';
}

/** Stores the key in the history entry; an empty key removes it. The router's part of the state stays. */
export function rememberKey(key: string): void {
  history.replaceState({ ...history.state, [stateName]: key }, '');
}

/** A unique key. Not by `randomUUID`, which is missing on pages without https. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const stateName = 'submissionKey';
