import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserClock } from '#app/ui/clock.ts';
import { useLeaveQuestion } from '#app/ui/use-leave-question.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { rememberedKey } from './submission-key.ts';

/** How long what was deleted can be brought back. */
const undoMs = 10_000;

/**
 * Keeps what is typed into a form on the device, so that it stands there again after a reload, a
 * locked phone, or a change of the language. What was typed before scripts ran stays as it is.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  {
    name,
    fields,
    keptWhileOpen = [],
    isAnswered,
    isLeaving,
    onChange,
    onFilled,
  }: {
    name: string;
    /** The names of the fields to keep. */
    fields: readonly string[];
    /** Those of them that are kept only as long as the tab is open. */
    keptWhileOpen: readonly string[] | undefined;
    /** The page already shows what was typed, from the server: no draft may change it. */
    isAnswered: boolean;
    /** The form is on its way: leaving the page loses nothing. */
    isLeaving: boolean;
    /** The visitor changed a field; it is kept right after. */
    onChange: (field: string) => void;
    /** Fields were filled in or emptied by us; also once at the start. */
    onFilled: (() => void) | undefined;
  },
) {
  const [state, setState] = useState(untouched);
  const { hasTyped, isShared, deleted } = state;
  const set = (part: Partial<typeof state>) => setState((before) => ({ ...before, ...part }));
  const startedAt = useRef(0);

  function save(isKept = !isShared) {
    const values = valuesOf(form.current!, fields);
    // A hidden field has no labels, and nobody typed it.
    const typed = fields.some((field) => values[field] && inputOf(form.current!, field).labels);
    set({ hasTyped: typed });
    startedAt.current ||= Date.now();
    if (typed && isKept) keepDraft(name, { startedAt: startedAt.current, values }, keptWhileOpen);
    else forgetDraft(name);
  }

  const restore = useEffectEvent(() => {
    const draft = isAnswered ? null : readDraft(name);
    if (draft) {
      startedAt.current = draft.startedAt;
      fill(form.current!, fields, draft.values, 'empty');
    }
    // Back from where it was sent to, the browser shows what was sent: no draft until it is changed.
    save(draft !== null || isAnswered || rememberedKey() === '');
    onFilled?.();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what is typed lives in the page, not in React
  useEffect(() => restore(), []);

  const change = useEffectEvent(({ target }: Event) => {
    const field = (target as HTMLInputElement).name;
    if (!fields.includes(field)) return;
    set({ deleted: null });
    onChange(field);
    save();
  });
  useEffect(() => {
    const element = form.current!;
    const listener = (event: Event) => change(event);
    element.addEventListener('input', listener);
    return () => element.removeEventListener('input', listener);
  }, [form]);

  useEffect(
    () => (deleted ? browserClock.after(undoMs, () => set({ deleted: null })) : undefined),
    [deleted],
  );

  // In memory only.
  useLeaveQuestion(isShared && hasTyped && !isLeaving);

  function replaceBy(values: Draft['values']) {
    fill(form.current!, fields, values, 'all');
    save();
    onFilled?.();
  }

  return {
    hasTyped,
    isShared,
    canUndo: deleted !== null,
    save: () => save(),
    /** Milliseconds since the epoch; the first touch, also before a reload. 0 when nothing was touched. */
    startedAt,
    share(isOn: boolean) {
      set({ isShared: isOn });
      save(!isOn);
    },
    /** What was typed has arrived. */
    done() {
      startedAt.current = 0;
      set({ hasTyped: false });
      forgetDraft(name);
    },
    remove() {
      const values = valuesOf(form.current!, fields);
      set({ deleted: { startedAt: startedAt.current, values } });
      startedAt.current = 0;
      replaceBy({});
    },
    undo() {
      if (!deleted) return;
      startedAt.current = deleted.startedAt;
      replaceBy(deleted.values);
      set({ deleted: null });
    },
  };
}

const untouched = { hasTyped: false, isShared: false, deleted: null as Draft | null };

export type FormDraft = ReturnType<typeof useDraft>;

function valuesOf(form: HTMLFormElement, fields: readonly string[]): Draft['values'] {
  return Object.fromEntries(
    fields.map((field) => {
      const input = inputOf(form, field);
      return [field, input.type === 'checkbox' && !input.checked ? '' : input.value];
    }),
  );
}

function fill(
  form: HTMLFormElement,
  fields: readonly string[],
  values: Draft['values'],
  which: 'empty' | 'all',
) {
  for (const field of fields) {
    const input = inputOf(form, field);
    const value = values[field] ?? '';
    if (input.type === 'checkbox') {
      // A sentence that has changed since is not ticked again: its value is another one.
      input.checked = value === input.value || (which === 'empty' && input.checked);
    } else if (which === 'all' || !input.value) {
      input.value = value;
    }
    const details = input.closest('details');
    if (value && details) details.open = true;
  }
}

function inputOf(form: HTMLFormElement, field: string): HTMLInputElement {
  return form.elements.namedItem(field) as HTMLInputElement;
}
