import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { todayInDhaka } from '#app/platform/dhaka-time.ts';
import { readDraft } from '#app/platform/draft.ts';
import { useDraft } from '#app/ui/use-draft.ts';
import { useResend } from '#app/ui/use-resend.ts';
import { type Answers, type FormField, formFields, hiddenFields, readAnswers } from './answers.ts';
import { draftName } from './draft-name.ts';
import { type Remark, mistakesIn, questionsAbout } from './remarks.ts';
import type { ApplicationReply } from './reply.ts';
import { newSubmissionKey, rememberKey, rememberedKey } from './submission-key.ts';

/**
 * What the form knows besides what is typed into it: the last attempt's outcome, what is wrong with
 * each field now, and what it has already asked about. `reply` is the page's own or the server's.
 * While it waits for the network it sends itself again. `onFilled` runs when fields were filled in by us.
 */
export function useApplicationForm(reply: ApplicationReply | undefined, onFilled: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(reply);
  const [outcome, setOutcome] = useState(reply);
  const [remarks, setRemarks] = useState(remarksOf(reply));
  const [asked, setAsked] = useState<FormField[]>(reply?.asked ?? []);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isResent, setResent] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const submit = useSubmit();

  function show(next: ApplicationReply) {
    // Answers that were changed meanwhile may be half typed: the visitor sends those.
    const waits = (next.status === 'offline' || next.status === 'failed') && !isChanged;
    setOutcome(next);
    setRemarks(remarksOf(next));
    if (next.asked) setAsked(next.asked);
    // Only a new result takes the focus, not the tenth time that there is no network.
    if (!(waits && isResent)) setAttempt(attempt + 1);
    setWaiting(waits);
    setSending(false);
  }

  if (reply !== seen) {
    setSeen(reply);
    // The router forgets its reply when the address changes; the visitor should still see it.
    if (reply) show(reply);
  }

  const draft = useDraft(form, {
    name: draftName,
    fields: keptFields,
    keptWhileOpen: ['passport'],
    isAnswered: reply?.answers !== undefined,
    isLeaving: isSending,
    // Back from the receipt, the browser shows what was sent.
    wasSent: () => rememberedKey() !== '',
    onChange(field) {
      setWaiting(false);
      setChanged(true);
      look(field);
      // Another tab with this form has the key already: what both send counts once.
      keyOf(form.current!).value ||=
        readDraft(draftName)?.values[hiddenFields.key] || newSubmissionKey();
    },
    onFilled,
  });

  const settleKey = useEffectEvent(() => {
    const key = keyOf(form.current!);
    if (outcome?.status === 'key_reused') {
      key.value = '';
      draft.save();
    } else {
      key.value ||= rememberedKey();
    }
    // The router writes the history's state anew with each attempt, and forgets the key.
    rememberKey(key.value);
  });
  useEffect(() => settleKey(), [outcome]);

  useEffect(() => {
    // Back from the receipt, the browser may bring this page as it was left: while sending.
    const wake = (event: PageTransitionEvent) => event.persisted && setSending(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSending || !prepare(event.currentTarget)) event.preventDefault();
  }

  /** Fills in what is sent along; false when the answers cannot be sent, which is then shown. */
  function prepare(element: HTMLFormElement): boolean {
    const answers = readAnswers(new FormData(element));
    const objection = objectionTo(answers, asked);
    if (objection) {
      show(objection);
      return false;
    }
    const key = keyOf(element);
    key.value ||= newSubmissionKey();
    rememberKey(key.value);
    draft.save();
    const seconds = Math.round((Date.now() - draft.startedAt.current) / 1000);
    hiddenInput(element, hiddenFields.fillSeconds).value = String(seconds);
    setSending(true);
    setResent(false);
    setChanged(false);
    return true;
  }

  useResend(isWaiting, () => {
    if (isSending || !prepare(form.current!)) return;
    setResent(true);
    void submit(form.current, { preventScrollReset: true });
  });

  /** After a failed attempt the fields that failed are looked at with every change. */
  function look(name: string) {
    const field = name === 'noEmail' ? 'email' : name;
    const failed = outcome && remarksOf(outcome).some((remark) => remark.field === field);
    if (!failed) return;
    const now = mistakesNow();
    setRemarks((before) => [
      ...before.filter((remark) => remark.field !== field),
      ...now.filter((remark) => remark.field === field),
    ]);
  }

  function mistakesNow() {
    return mistakesIn(readAnswers(new FormData(form.current!)), todayInDhaka(new Date()));
  }

  const lookAtEarlier = useEffectEvent(() => {
    if (outcome?.status !== 'refused') return;
    const now = mistakesNow();
    const isWrongStill = ({ field }: Remark) => now.some((remark) => remark.field === field);
    setRemarks((before) => before.filter(isWrongStill));
  });
  // What was corrected before the scripts had come.
  // oxlint-disable-next-line react/set-state-in-effect -- what is typed lives in the page, not in React
  useEffect(() => lookAtEarlier(), []);

  const stopWaiting = () => setWaiting(false);

  function remove() {
    draft.remove();
    rememberKey('');
    setWaiting(false);
    setOutcome(undefined);
    setRemarks([]);
  }

  return {
    form,
    outcome,
    remarks,
    asked,
    attempt,
    isSending,
    isWaiting,
    stopWaiting,
    onSubmit,
    draft: { ...draft, remove },
  };
}

const keptFields = [...formFields, 'noEmail', hiddenFields.key];

function objectionTo(answers: Answers, asked: FormField[]): ApplicationReply | null {
  const today = todayInDhaka(new Date());
  const mistakes = mistakesIn(answers, today);
  if (mistakes.length > 0) return { status: 'refused', remarks: mistakes };
  const questions = questionsAbout(answers, today).filter(({ field }) => !asked.includes(field));
  if (questions.length === 0) return null;
  const askedNow = [...asked, ...questions.map(({ field }) => field)];
  return { status: 'asks', remarks: questions, asked: askedNow };
}

function remarksOf(reply: ApplicationReply | undefined): Remark[] {
  return reply && 'remarks' in reply ? reply.remarks : [];
}

function keyOf(form: HTMLFormElement): HTMLInputElement {
  return hiddenInput(form, hiddenFields.key);
}

function hiddenInput(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}
