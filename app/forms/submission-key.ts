/**
 * The key of the form at this place in the browser's history: whoever comes back to the same form, by
 * Back or a reload, has the same key, and a form that is opened anew has none yet.
 */
export function rememberedKey(): string {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(stateName in state)) return '';
  return typeof state[stateName] === 'string' ? state[stateName] : '';
}

/** Keeps the key for coming back; an empty one forgets it. The router's own part of the state stays. */
export function rememberKey(key: string): void {
  history.replaceState({ ...history.state, [stateName]: key }, '');
}

/** A key that no other form has. Not by `randomUUID`, which is missing where the page did not come over https. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const stateName = 'submissionKey';
