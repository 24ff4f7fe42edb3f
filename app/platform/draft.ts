/** What stood in a form: the value of each field by its name; a box that is not ticked is empty. */
export type Draft = { startedAt: number; values: Record<string, string> };

/**
 * Keeps on this device what was typed into a form. Where the browser allows no storage, or has no
 * room, nothing is kept and nothing is said: the form works without.
 */
export function keepDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify({ version, savedAt: Date.now(), ...draft }));
  } catch {
    // No storage: see above.
  }
}

/** What was kept of a form in the last 24 hours, by any page of ours in this browser; else null. */
export function readDraft(form: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(form)) ?? 'null');
    if (!kept) return null;
    const age = Date.now() - kept.savedAt;
    if (kept.version === version && age >= 0 && age < longestMs) return kept;
  } catch {
    // No storage, or not ours.
  }
  forgetDraft(form);
  return null;
}

/** Removes from this device what was kept of a form. */
export function forgetDraft(form: string): void {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // Nothing can be there then.
  }
}

/** Raised whenever drafts of before can no longer be read. */
const version = 1;
const longestMs = 24 * 3_600_000;

function nameOf(form: string): string {
  return `draft:${form}`;
}
