/** Something to say below a field. */
export type FieldRemark = { field: string; code: string };

/**
 * What came of an attempt. The form knows `sent`, `refused` (corrected while typing), `key_reused`, and
 * the transport's `offline` and `failed`; any other status has only words of its own.
 */
export type Outcome<Remark = FieldRemark> = {
  status: string;
  remarks?: Remark[];
  /** All fields that were asked about by now: each slip is asked about once. */
  asked?: readonly string[];
};

/** What a visitor's form knows besides what is typed into it. */
export type FormState<Reply, Remark = FieldRemark> = {
  /** What the page was given last, by the server or the router. */
  given: Reply | undefined;
  /** The last attempt's, shown until the next has its own, or until it is closed. */
  outcome: Reply | undefined;
  /** How the last attempt stands. While it is `waiting` the form is sent again by itself. */
  step: 'typing' | 'waiting' | 'failed' | 'sent';
  /** Another attempt is under way. */
  isSending: boolean;
  /** What is wrong with each field now. */
  remarks: Remark[];
  asked: readonly string[];
  /** Counts the results that are news and take the focus. */
  attempt: number;
  sentCount: number;
  /** The server counts a repeat once, so that also what got no answer can be sent again by itself. */
  isRepeatable: boolean;
  /** The attempt was made by itself. */
  isResent: boolean;
  /** Something was typed since the attempt began. */
  isChanged: boolean;
};

export type FormEvent<Reply, Remark = FieldRemark> =
  | { type: 'sends'; isResent: boolean }
  | { type: 'answered'; outcome: Reply }
  /** By the router, which forgets its reply when the address changes; the visitor should still see it. */
  | { type: 'given'; outcome: Reply | undefined }
  /** Perhaps any field, where none is named. `wrong` is what is wrong in the whole form now. */
  | { type: 'typed'; field?: string; wrong: Remark[] }
  | { type: 'stopped' | 'woken' | 'closed' | 'emptied' };

/** The form at the start; `outcome` is the server's, where the page was posted without scripts. */
export function begun<Remark extends FieldRemark, Reply extends Outcome<Remark>>(
  outcome: Reply | undefined,
  isRepeatable: boolean,
): FormState<Reply, Remark> {
  const form: FormState<Reply, Remark> = {
    given: outcome,
    outcome: undefined,
    step: 'typing',
    isSending: false,
    remarks: [],
    asked: [],
    attempt: 0,
    sentCount: 0,
    isRepeatable,
    isResent: false,
    isChanged: false,
  };
  // What came with the page is no news.
  return outcome ? { ...answered(form, outcome), attempt: 0 } : form;
}

/** What becomes of the form by what happens to it. */
export function nextForm<Remark extends FieldRemark, Reply extends Outcome<Remark>>(
  form: FormState<Reply, Remark>,
  event: FormEvent<Reply, Remark>,
): FormState<Reply, Remark> {
  switch (event.type) {
    case 'sends':
      return { ...form, isSending: true, isResent: event.isResent, isChanged: false };
    case 'answered':
      return answered(form, event.outcome);
    case 'given':
      return { ...(event.outcome ? answered(form, event.outcome) : form), given: event.outcome };
    case 'typed':
      return { ...stopped(form), isChanged: true, remarks: remarksAfter(form, event) };
    case 'stopped':
      return stopped(form);
    case 'woken':
      return { ...form, isSending: false };
    case 'closed':
      return { ...form, outcome: undefined };
    case 'emptied':
      return { ...form, outcome: undefined, step: 'typing', remarks: [] };
  }
}

function answered<Remark extends FieldRemark, Reply extends Outcome<Remark>>(
  form: FormState<Reply, Remark>,
  outcome: Reply,
): FormState<Reply, Remark> {
  const { status, remarks = [], asked = form.asked } = outcome;
  const isSent = status === 'sent';
  const isUnanswered = status === 'offline' || (status === 'failed' && form.isRepeatable);
  // Answers that were changed meanwhile may be half typed: the visitor sends those.
  const waits = isUnanswered && !form.isChanged;
  return {
    ...form,
    outcome,
    step: isSent ? 'sent' : waits ? 'waiting' : 'failed',
    isSending: false,
    remarks,
    asked,
    // Only a new result takes the focus, not the tenth time that there is no network.
    attempt: form.attempt + Number(!(waits && form.isResent)),
    sentCount: form.sentCount + Number(isSent),
  };
}

function stopped<Form extends { step: string }>(form: Form): Form {
  return form.step === 'waiting' ? { ...form, step: 'failed' } : form;
}

/** A field that the last attempt failed because of is looked at with every change. */
function remarksAfter<Remark extends FieldRemark>(
  { outcome, remarks }: FormState<Outcome<Remark>, Remark>,
  { field, wrong }: { field?: string; wrong: Remark[] },
): Remark[] {
  const isLookedAt = (remark: Remark) =>
    (!field || remark.field === field) &&
    outcome?.remarks?.some((failed) => failed.field === remark.field);
  return [...remarks.filter((remark) => !isLookedAt(remark)), ...wrong.filter(isLookedAt)];
}
