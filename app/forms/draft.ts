import type { Bilingual } from '#app/i18n/language.ts';

/** The content of a form: the value of each field by name; an unticked box is empty. */
export type Draft = {
  startedAt: number;
  values: Record<string, string>;
  /** What the address of the page had filled in, which nobody typed. */
  prefill?: Record<string, string> | undefined;
};

type KeptDraft = Draft & { version: number; savedAt: number };

/**
 * Stores what was typed into a form on this device; the fields in `whileOpen` only as long as the tab is
 * open. Its 24 hours begin anew with a changed value, not with an opened form or a further attempt. Where the browser
 * has no storage or no room, it silently stores nothing: the form works without.
 */
export function keepDraft(form: string, draft: Draft, whileOpen: readonly string[] = []): void {
  const entries = Object.entries(draft.values);
  const brief = entries.filter(([field]) => whileOpen.includes(field));
  const values = Object.fromEntries(entries.filter(([field]) => !whileOpen.includes(field)));
  const former = readDraft(form);
  const now = Date.now();
  // With the clock set back, a draft of the future would be kept for longer than 24 hours.
  const savedAt = former && isSame(former, draft) ? Math.min(former.savedAt, now) : now;
  const kept = { version, ...draft, savedAt, values };
  tryStorage(() => localStorage.setItem(nameOf(form), JSON.stringify(kept)));
  if (brief.length === 0) return;
  const briefly = JSON.stringify({
    startedAt: draft.startedAt,
    values: Object.fromEntries(brief),
  });
  tryStorage(() => sessionStorage.setItem(nameOf(form), briefly));
}

/**
 * The draft of a form stored in the last 24 hours by any page of ours in this browser, with the fields that
 * only this tab keeps; else null.
 */
export function readDraft(form: string): (Draft & { savedAt: number }) | null {
  const kept = tryStorage(() => parseKept(localStorage.getItem(nameOf(form))));
  if (kept?.startedAt !== undefined) {
    const { startedAt, savedAt = 0, prefill } = kept;
    // A phone without power for a while goes by an earlier clock: that loses no draft.
    const age = Math.abs(Date.now() - savedAt);
    if (kept.version === version && age < longestMs) {
      const brief = tryStorage(() => parseKept(sessionStorage.getItem(nameOf(form))));
      // Another tab may have begun a new draft.
      const own = brief?.startedAt === startedAt ? brief.values : {};
      return { startedAt, savedAt, values: { ...kept.values, ...own }, prefill };
    }
  }
  forgetDraft(form);
  return null;
}

/** Deletes the draft of a form that has arrived as `sent`. What was changed since has not arrived: it stays. */
export function endDraft(form: string, sent: Draft | null): void {
  const kept = readDraft(form);
  if (!kept || !sent || isSame(kept, sent)) forgetDraft(form);
}

/**
 * Tells the next page of this tab that the draft of a form has been ended, and what of it is needed there: whatever is
 * there from now on has not arrived.
 */
export function noteEnd(form: string, ended: Draft['values']): void {
  tryStorage(() => sessionStorage.setItem(endOf(form), JSON.stringify({ values: ended })));
}

/** What a page of this tab has noted with the end of the draft, null where it has not; the note is then gone. */
export function takeEnd(form: string): Draft['values'] | null {
  const ended = tryStorage(() => parseKept(sessionStorage.getItem(endOf(form))).values);
  tryStorage(() => sessionStorage.removeItem(endOf(form)));
  return ended ?? null;
}

/** What a form that was taken says to whoever comes back to it, and what of it serves the next one as well. */
export type Taken = { said: Bilingual; kept: Draft['values'] };

/** Notes for this tab that the form with this key was taken. */
export function noteTaken(key: string, taken: Taken): void {
  tryStorage(() => sessionStorage.setItem(`taken:${key}`, JSON.stringify(taken)));
}

/** What was noted of the form with this key; null where none of this tab was taken under it. */
export function readTaken(key: string): Taken | null {
  return tryStorage(() => {
    const taken: unknown = JSON.parse(sessionStorage.getItem(`taken:${key}`) ?? 'null');
    return isTaken(taken) ? taken : null;
  });
}

/**
 * Notes for this tab whether the phone is someone else's. A browser that restores a page refills its fields, but not
 * what was said about them: that would then be stored.
 */
export function noteShared(isShared: boolean): void {
  tryStorage(() =>
    isShared ? sessionStorage.setItem(sharedName, 'yes') : sessionStorage.removeItem(sharedName),
  );
}

/** Whether somebody has said so in this tab. */
export function isNotedShared(): boolean {
  return Boolean(tryStorage(() => sessionStorage.getItem(sharedName)));
}

/** Deletes the draft of a form from this device. */
export function forgetDraft(form: string): void {
  tryStorage(() => localStorage.removeItem(nameOf(form)));
  tryStorage(() => sessionStorage.removeItem(nameOf(form)));
}

/** Whether both have the same answers. A field that only one of two pages has counts as empty on the other. */
function isSame({ values }: Draft, { values: others }: Draft): boolean {
  const names = Object.keys({ ...values, ...others });
  return names.every((name) => (values[name] ?? '') === (others[name] ?? ''));
}

function isTaken(value: unknown): value is Taken {
  return typeof value === 'object' && value !== null && 'said' in value && 'kept' in value;
}

/** Parses a stored draft without trust: an older version of this module may have written it. */
function parseKept(text: string | null): Partial<KeptDraft> {
  const kept: unknown = JSON.parse(text ?? 'null');
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** No storage, no room, or foreign data: treated as nothing. */
function tryStorage<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Increase it when older drafts can no longer be read, or contain something that is no longer stored. */
const version = 2;
const longestMs = 24 * 3_600_000;
const sharedName = 'shared-phone';

function nameOf(form: string): string {
  return `draft:${form}`;
}

function endOf(form: string): string {
  return `draft-ended:${form}`;
}
