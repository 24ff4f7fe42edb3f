import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { readDraft } from './draft.ts';
import { hiddenFields } from './hidden-fields.ts';
import { newSubmissionKey, rememberKey, rememberedKey } from './submission-key.ts';
import { useDraft } from './use-draft.ts';
import { useResend } from './use-resend.ts';
import { type FieldRemark, type Outcome, begun, nextForm } from './form-state.ts';

/**
 * A form for visitors, with its draft on the device, its key and its outcome. While it waits for the
 * network it sends itself again. It needs `HiddenInputs` inside. Without scripts it is a plain form.
 */
export function useVisitorForm<
  Reply extends Outcome<Remark>,
  Remark extends FieldRemark = FieldRemark,
>({
  reply,
  draftName,
  fields,
  keptWhileOpen,
  isRepeatable = false,
  objectionTo = () => null,
  fieldOf = (input) => input,
  transmit,
  onFilled,
}: {
  /** The page's own, or what the router brought last. */
  reply: Reply | undefined;
  draftName: string;
  /** The names of the inputs that a draft keeps. */
  fields: readonly string[];
  /** Those of them that are kept only as long as the tab is open. */
  keptWhileOpen?: readonly string[];
  /** The server counts a repeat once, so that also what got no answer can be sent again by itself. */
  isRepeatable?: boolean;
  /** What keeps the answers from being sent: `refused`, or a question that was not asked yet. */
  objectionTo?: (form: FormData, asked: readonly string[]) => Reply | null;
  /** The field whose remark depends on an input of this name. */
  fieldOf?: (input: string) => string;
  /** Sends the form. Answers with nothing where the result comes as `reply`. */
  transmit: (form: HTMLFormElement) => Promise<Reply | void>;
  /** Fields were filled in or emptied by us; also once at the start. */
  onFilled?: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(nextForm<Remark, Reply>, undefined, () =>
    begun<Remark, Reply>(reply, isRepeatable),
  );
  if (reply !== state.given) dispatch({ type: 'given', outcome: reply });

  const draft = useDraft(form, {
    name: draftName,
    fields: [...fields, hiddenFields.key],
    keptWhileOpen,
    isAnswered: reply !== undefined,
    isLeaving: state.isSending,
    onChange(input) {
      look(fieldOf(input));
      // Another tab with this form has the key already: what both send counts once.
      inputOf(form, 'key').value ||=
        readDraft(draftName)?.values[hiddenFields.key] || newSubmissionKey();
    },
    onFilled() {
      // What was corrected before the scripts had come.
      if (state.outcome?.status === 'refused') look();
      onFilled?.();
    },
  });

  function look(field?: string) {
    // Only after an attempt that failed because of its answers is there anything to look for.
    const objection =
      state.outcome?.remarks && objectionTo(new FormData(form.current!), state.asked);
    const wrong = (objection?.status === 'refused' && objection.remarks) || [];
    dispatch({ type: 'typed', field, wrong });
  }

  const settleKey = useEffectEvent(() => {
    const key = inputOf(form, 'key');
    if (state.outcome?.status === 'key_reused') {
      key.value = '';
      draft.save();
    } else {
      key.value ||= rememberedKey();
    }
    // The router writes the history's state anew with each attempt, and forgets the key.
    rememberKey(key.value);
  });
  useEffect(() => settleKey(), [state.outcome]);

  useEffect(() => {
    // Back from the receipt, the browser may bring this page as it was left: while sending.
    const wake = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'woken' });
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  async function send(isResent: boolean) {
    if (state.isSending) return;
    const objection = objectionTo(new FormData(form.current!), state.asked);
    if (objection) return dispatch({ type: 'answered', outcome: objection });
    const key = inputOf(form, 'key');
    key.value ||= newSubmissionKey();
    rememberKey(key.value);
    draft.save();
    const seconds = Math.round((Date.now() - draft.startedAt.current) / 1000);
    inputOf(form, 'fillSeconds').value = String(seconds);
    dispatch({ type: 'sends', isResent });
    const outcome = await transmit(form.current!);
    if (!outcome) return;
    dispatch({ type: 'answered', outcome });
    if (outcome.status !== 'sent') return;
    key.value = '';
    rememberKey('');
    draft.done();
  }
  const isWaiting = state.step === 'waiting';
  useResend(isWaiting, () => void send(true));

  return {
    ...state,
    form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      void send(false);
    },
    /** For the alert above the form. It needs the `attempt` as its key, so that a new result takes the focus. */
    alert: {
      takesFocus: state.attempt > 0,
      isWaiting,
      onStopWaiting: () => dispatch({ type: 'stopped' }),
    },
    close: () => dispatch({ type: 'closed' }),
    draft: {
      ...draft,
      remove() {
        draft.remove();
        rememberKey('');
        dispatch({ type: 'emptied' });
      },
    },
  };
}

function inputOf(form: React.RefObject<HTMLFormElement | null>, field: 'key' | 'fillSeconds') {
  return form.current!.elements.namedItem(hiddenFields[field]) as HTMLInputElement;
}
