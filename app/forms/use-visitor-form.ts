import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import { browserClock } from '#app/ui/clock.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';
import {
  type Draft,
  endDraft,
  forgetDraft,
  isNotedShared,
  keepDraft,
  noteShared,
  readDraft,
} from './draft.ts';
import { type FieldMessage, type Outcome, begun, nextForm } from './form-state.ts';
import { fill, inputOf, valuesOf } from './form-values.ts';
import { hiddenFields } from './hidden-fields.ts';
import { newSubmissionKey, rememberKey, rememberedKey } from '#app/ui/api-call/submission-key.ts';
import { useResend } from './use-resend.ts';

/** How long a deleted draft can be restored. */
const undoMs = 10_000;

/**
 * A form for visitors, rendered by `VisitorForm`. Keeps what is typed on the device, so that it survives a
 * reload, a locked phone, or a change of language; text typed before hydration stays. While waiting for the
 * network the form resends itself, always with the same key.
 */
export function useVisitorForm<
  Reply extends Outcome<Message>,
  Message extends FieldMessage = FieldMessage,
>({
  reply,
  draftName,
  prefill = {},
  fields,
  keptWhileOpen,
  rejectionOf,
  fieldOf = (input) => input,
  transmit,
  onFilled,
}: {
  /** The page's own reply, or the router's last one. */
  reply: Reply | undefined;
  draftName: string;
  /** What the address of the page fills in, by the names of the inputs. */
  prefill?: Record<string, string>;
  /** The names of the inputs that a draft contains. */
  fields: readonly string[];
  /** Those that are kept only as long as the tab is open. */
  keptWhileOpen?: readonly string[];
  /** What prevents sending: `refused`, or warnings that have not been shown yet. */
  rejectionOf?: (form: FormData, confirmed: readonly string[]) => Reply | null;
  /** The field whose message depends on an input of this name. */
  fieldOf?: (input: string) => string;
  /** Sends the form. Resolves to nothing if the outcome arrives as `reply`. */
  transmit: (form: HTMLFormElement) => Promise<Reply | void>;
  /** Called when we have filled in or emptied fields; also once at the start. */
  onFilled?: () => void;
}) {
  const element = useRef<HTMLFormElement>(null);
  /** The first touch in milliseconds since the epoch, kept across reloads; 0 when untouched. */
  const startedAt = useRef(0);
  const [state, dispatch] = useReducer(nextForm<Message, Reply>, reply, begun<Message, Reply>);
  const { outcome, confirmed, hasTyped, isShared, isChanged, deleted } = state;
  const isWaiting = state.step === 'waiting';
  const kept = [...fields, hiddenFields.key];
  if (reply !== state.received) dispatch({ type: 'received', outcome: reply });

  const keyInput = () => inputOf(element.current, hiddenFields.key);
  const rejection = () => rejectionOf?.(new FormData(drawn(element)), confirmed);

  /** With what was typed into fields that only another page with this form has: it is in `former`. */
  function save(isKept = !isShared, former = readDraft(draftName)?.values) {
    const values = { ...former, ...valuesOf(drawn(element), kept) };
    // Nobody types the key, nor what the address has filled in.
    const isTyped = Object.keys(values).some(
      (name) => name !== hiddenFields.key && values[name] && values[name] !== prefill[name],
    );
    dispatch({ type: 'draft', hasTyped: isTyped });
    startedAt.current ||= Date.now();
    const draft = { startedAt: startedAt.current, values, prefill };
    if (isTyped && isKept) keepDraft(draftName, draft, keptWhileOpen);
    else forgetDraft(draftName);
  }

  function fillIn(draft: Draft, which: 'empty' | 'all') {
    startedAt.current = draft.startedAt;
    fill(drawn(element), kept, draft.values, which);
  }

  /** Makes room for what was typed before, but not for what an earlier address had filled in. */
  function yieldTo(draft: Draft) {
    for (const [name, text] of Object.entries(prefill)) {
      const input = inputOf(element.current, name);
      const before = draft.values[name];
      if (before && before !== draft.prefill?.[name] && input.value === text) input.value = '';
    }
  }

  /** Validates again after an attempt that failed because of its answers. */
  function look(field?: string) {
    const now = outcome?.messages && rejection();
    const wrong = (now?.status === 'refused' && now.messages) || [];
    dispatch({ type: 'typed', field, wrong });
  }

  const start = useEffectEvent(() => {
    const isNoted = isNotedShared();
    dispatch({ type: 'draft', isShared: isNoted });
    // No draft may replace what the server has filled in.
    const draft = reply || isNoted ? null : readDraft(draftName);
    if (draft) {
      yieldTo(draft);
      fillIn(draft, 'empty');
    }
    // After Back from the receipt, the browser shows what was sent: that is no draft until it is changed.
    save(!isNoted && (Boolean(draft ?? reply) || rememberedKey() === ''));
    // Errors may have been corrected before hydration.
    if (rejectionOf && outcome?.status === 'refused') look();
    onFilled?.();
  });
  const change = useEffectEvent(({ target }: Event) => {
    const name = target instanceof Element && target.getAttribute('name');
    if (!name || !kept.includes(name)) return;
    look(fieldOf(name));
    // Another tab with this form may already have the key: submissions of both then count once.
    keyInput().value ||= readDraft(draftName)?.values[hiddenFields.key] || newSubmissionKey();
    save();
  });
  useEffect(() => {
    start();
    const form = drawn(element);
    const changed = (event: Event) => change(event);
    // Back from the receipt may restore this page from the cache in its state while sending.
    const wake = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'woken' });
    form.addEventListener('input', changed);
    addEventListener('pageshow', wake);
    return () => {
      form.removeEventListener('input', changed);
      removeEventListener('pageshow', wake);
    };
  }, []);

  const settleKey = useEffectEvent(() => {
    const key = keyInput();
    const isSent = outcome?.status === 'sent';
    if (isSent || outcome?.status === 'key_reused') {
      // What was typed since the attempt began stays in the fields, as another message.
      key.value = isChanged ? newSubmissionKey() : '';
      if (isSent && !isChanged) startedAt.current = 0;
      save();
    } else {
      key.value ||= rememberedKey();
    }
    // The router overwrites the history state with each attempt, which drops the key.
    rememberKey(key.value);
  });
  useEffect(() => settleKey(), [outcome]);

  const forgetDeleted = () => dispatch({ type: 'draft', deleted: null });
  useEffect(() => (deleted ? browserClock.after(undoMs, forgetDeleted) : undefined), [deleted]);
  // Typed text that exists only in memory.
  useUnsavedWarning(isShared && hasTyped && !state.isSending);
  useResend(isWaiting, () => void send(true));

  async function send(isResent: boolean) {
    if (state.isSending) return;
    const refusal = rejection();
    if (refusal) return dispatch({ type: 'answered', outcome: refusal });
    const key = keyInput();
    key.value ||= newSubmissionKey();
    rememberKey(key.value);
    save();
    const seconds = Math.round((Date.now() - startedAt.current) / 1000);
    inputOf(element.current, hiddenFields.fillSeconds).value = String(seconds);
    dispatch({ type: 'sends', isResent });
    const sent = readDraft(draftName);
    const answer = await transmit(drawn(element));
    if (!answer) return;
    dispatch({ type: 'answered', outcome: answer });
    // Here, because the visitor may have left the page meanwhile.
    if (answer.status === 'sent') endDraft(draftName, sent);
  }

  function refill(draft: Draft) {
    fillIn(draft, 'all');
    save(!isShared, draft.values);
    onFilled?.();
  }

  return {
    ...state,
    element,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      void send(false);
    },
    /** Props of the alert above the form. Use `attempt` as its key, so that a new outcome takes the focus. */
    alert: {
      takesFocus: state.attempt > 0,
      isWaiting,
      onStopWaiting: () => dispatch({ type: 'stopped' }),
    },
    close: () => dispatch({ type: 'closed' }),
    /** Shows what the browser itself refuses to send, or that no answer will come. */
    refuse: (wrong: Reply) => dispatch({ type: 'answered', outcome: wrong }),
    share(isOn: boolean) {
      noteShared(isOn);
      dispatch({ type: 'draft', isShared: isOn });
      save(!isOn);
    },
    remove() {
      const values = { ...readDraft(draftName)?.values, ...valuesOf(drawn(element), kept) };
      dispatch({ type: 'emptied', deleted: { startedAt: startedAt.current, values } });
      refill({ startedAt: 0, values: {} });
      rememberKey('');
    },
    undo() {
      if (deleted) refill(deleted);
      forgetDeleted();
    },
  };
}

/** Call it only after the form has been rendered. */
function drawn(element: RefObject<HTMLFormElement | null>): HTMLFormElement {
  if (!element.current) throw new Error('the form is not on the page');
  return element.current;
}

export type UsedForm = ReturnType<typeof useVisitorForm>;
