import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApplicationField } from '#app/applications/application.ts';
import { todayInDhaka } from '#app/platform/calendar-day.ts';
import { type Answers, hiddenFields, readAnswers } from './answers.ts';
import { type Remark, mistakesIn, questionsAbout } from './remarks.ts';
import type { ApplicationReply } from './reply.ts';
import { newSubmissionKey, rememberKey, rememberedKey } from './submission-key.ts';

/**
 * What the form knows besides what is typed into it: the last attempt's outcome, what is wrong with
 * each field now, and what it has already asked about. `reply` is the page's own or the server's.
 */
export function useApplicationForm(reply: ApplicationReply | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(reply);
  const [outcome, setOutcome] = useState(reply);
  const [remarks, setRemarks] = useState(remarksOf(reply));
  const [asked, setAsked] = useState<ApplicationField[]>(reply?.asked ?? []);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);

  function show(next: ApplicationReply) {
    setOutcome(next);
    setRemarks(remarksOf(next));
    if (next.asked) setAsked(next.asked);
    setAttempt(attempt + 1);
    setSending(false);
  }

  if (reply !== seen) {
    setSeen(reply);
    // The router forgets its reply when the address changes; the visitor should still see it.
    if (reply) show(reply);
  }

  useEffect(() => {
    const key = keyOf(form.current!);
    if (outcome?.status === 'key_reused') key.value = '';
    else key.value ||= rememberedKey();
    // The router writes the history's state anew with each attempt, and forgets the key.
    rememberKey(key.value);
  }, [outcome]);

  useEffect(() => {
    // Back from the receipt, the browser may bring this page as it was left: while sending.
    const wake = (event: PageTransitionEvent) => event.persisted && setSending(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault();
    const answers = readAnswers(new FormData(event.currentTarget));
    const objection = objectionTo(answers, asked);
    if (objection) {
      event.preventDefault();
      return show(objection);
    }
    const key = keyOf(event.currentTarget);
    key.value ||= newSubmissionKey();
    rememberKey(key.value);
    setSending(true);
  }

  /** After a failed attempt the fields that failed are looked at with every change. */
  function look(name: string) {
    const field = name === 'noEmail' ? 'email' : name;
    const failed = outcome && remarksOf(outcome).some((remark) => remark.field === field);
    if (!failed) return;
    const answers = readAnswers(new FormData(form.current!));
    const now = mistakesIn(answers, todayInDhaka(new Date()));
    setRemarks([
      ...remarks.filter((remark) => remark.field !== field),
      ...now.filter((remark) => remark.field === field),
    ]);
  }

  return { form, outcome, remarks, asked, attempt, isSending, onSubmit, look };
}

function objectionTo(answers: Answers, asked: ApplicationField[]): ApplicationReply | null {
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
  return form.elements.namedItem(hiddenFields.key) as HTMLInputElement;
}
