/** The content of a form: the value of each field by its name; a box that is not ticked is empty. */
export type Draft = { startedAt: number; values: Record<string, string> };

type KeptDraft = Draft & { version: number; savedAt: number };

/**
 * Keeps on this device what was typed into a form; of the fields `whileOpen` only as long as this tab is
 * open. Where the browser allows no storage, or has no room, nothing is kept and nothing is said: the
 * form works without.
 */
export function keepDraft(form: string, draft: Draft, whileOpen: readonly string[] = []): void {
  const entries = Object.entries(draft.values);
  const brief = entries.filter(([field]) => whileOpen.includes(field));
  const values = Object.fromEntries(entries.filter(([field]) => !whileOpen.includes(field)));
  const kept = { version, savedAt: Date.now(), ...draft, values };
  tryStorage(() => localStorage.setItem(nameOf(form), JSON.stringify(kept)));
  if (brief.length === 0) return;
  const briefly = JSON.stringify({
    startedAt: draft.startedAt,
    values: Object.fromEntries(brief),
  });
  tryStorage(() => sessionStorage.setItem(nameOf(form), briefly));
}

/**
 * What was kept of a form in the last 24 hours, by any page of ours in this browser, and what only this tab
 * keeps of it; else null.
 */
export function readDraft(form: string): Draft | null {
  const kept = tryStorage(() => parseKept(localStorage.getItem(nameOf(form))));
  if (kept?.startedAt !== undefined) {
    const age = Date.now() - (kept.savedAt ?? 0);
    if (kept.version === version && age >= 0 && age < longestMs) {
      const brief = tryStorage(() => parseKept(sessionStorage.getItem(nameOf(form))));
      // In another tab somebody else may have begun anew.
      const own = brief?.startedAt === kept.startedAt ? brief.values : {};
      return { startedAt: kept.startedAt, values: { ...kept.values, ...own } };
    }
  }
  forgetDraft(form);
  return null;
}

/** Removes from this device what was kept of a form. */
export function forgetDraft(form: string): void {
  tryStorage(() => localStorage.removeItem(nameOf(form)));
  tryStorage(() => sessionStorage.removeItem(nameOf(form)));
}

/** What this module has written; nothing of it is sure, because an older page of ours may have been another. */
function parseKept(text: string | null): Partial<KeptDraft> {
  const kept: unknown = JSON.parse(text ?? 'null');
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** No storage, no room, or not ours: the same as nothing. */
function tryStorage<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Raised whenever older drafts can no longer be read, or have what is not kept any more. */
const version = 2;
const longestMs = 24 * 3_600_000;

function nameOf(form: string): string {
  return `draft:${form}`;
}
