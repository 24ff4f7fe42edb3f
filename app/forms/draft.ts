/** The content of a form: the value of each field by its name; a box that is not ticked is empty. */
export type Draft = { startedAt: number; values: Record<string, string> };

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
  const kept = tryStorage(() => JSON.parse(localStorage.getItem(nameOf(form)) ?? 'null'));
  if (kept) {
    const age = Date.now() - kept.savedAt;
    if (kept.version === version && age >= 0 && age < longestMs) {
      const brief = tryStorage(() => JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null'));
      // In another tab somebody else may have begun anew.
      const own = brief?.startedAt === kept.startedAt ? brief.values : {};
      return { ...kept, values: { ...kept.values, ...own } };
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
