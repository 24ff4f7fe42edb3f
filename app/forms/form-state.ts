import type { Draft } from './draft.ts';

/** Something to say below a field. */
export type FieldMessage = { field: string; code: string };

/**
 * The result of an attempt. The form itself knows `sent`, `refused`, `key_reused`, and `offline` and
 * `failed`, after which it waits; any other status only has its own sentences.
 */
export type Outcome<Message = FieldMessage> = {
  status: string;
  messages?: Message[];
  /** All fields whose warnings were shown by now: each slip is asked about once. */
  confirmed?: readonly string[];
};

/** What a visitor's form knows besides what is typed into it. */
export type FormState<Reply, Message> = {
  /** The last reply that came from the server or the router. */
  received: Reply | undefined;
  /** The last attempt's, shown until the next has its own, or until it is closed. */
  outcome: Reply | undefined;
  /** The state of the last attempt. While it is `waiting` the form is sent again by itself. */
  step: 'typing' | 'waiting' | 'failed' | 'sent';
  /** Another attempt is under way. */
  isSending: boolean;
  /** It was made by itself. */
  isResent: boolean;
  /** Something was typed since it began. */
  isChanged: boolean;
  /** Counts the results that are news and take the focus. */
  attempt: number;
  sentCount: number;
  /** What is wrong with each field now. */
  messages: Message[];
  confirmed: readonly string[];
  hasTyped: boolean;
  /** On someone else's device nothing is kept. */
  isShared: boolean;
  /** What was deleted and can still be brought back. */
  deleted: Draft | null;
};

export type FormEvent<Reply, Message> =
  | { type: 'sends'; isResent: boolean }
  | { type: 'answered'; outcome: Reply }
  /** By the router, which forgets its reply when the address changes; the visitor should still see it. */
  | { type: 'received'; outcome: Reply | undefined }
  /** Perhaps any field, where none is named. `wrong` is what is wrong in the whole form now. */
  | { type: 'typed'; field?: string; wrong: Message[] }
  | { type: 'emptied'; deleted: Draft }
  | { type: 'draft'; hasTyped?: boolean; isShared?: boolean; deleted?: null }
  | { type: 'stopped' | 'woken' | 'closed' };

/** The form at the start; `outcome` is the server's, where the page was posted without scripts. */
export function begun<Message extends FieldMessage, Reply extends Outcome<Message>>(
  outcome: Reply | undefined,
): FormState<Reply, Message> {
  const form: FormState<Reply, Message> = {
    received: outcome,
    outcome: undefined,
    step: 'typing',
    isSending: false,
    isResent: false,
    isChanged: false,
    attempt: 0,
    sentCount: 0,
    messages: [],
    confirmed: [],
    hasTyped: false,
    isShared: false,
    deleted: null,
  };
  // What came with the page is no news.
  return outcome ? { ...answered(form, outcome), attempt: 0 } : form;
}

/** The state of the form after an event. */
export function nextForm<Message extends FieldMessage, Reply extends Outcome<Message>>(
  form: FormState<Reply, Message>,
  event: FormEvent<Reply, Message>,
): FormState<Reply, Message> {
  const stopped = form.step === 'waiting' ? 'failed' : form.step;
  switch (event.type) {
    case 'sends':
      return { ...form, isSending: true, isResent: event.isResent, isChanged: false };
    case 'answered':
      return answered(form, event.outcome);
    case 'received':
      return { ...(event.outcome ? answered(form, event.outcome) : form), received: event.outcome };
    case 'typed': {
      // A field that the last attempt failed because of is looked at with every change.
      const isLookedAt = ({ field }: Message) =>
        (!event.field || field === event.field) &&
        form.outcome?.messages?.some((failed) => failed.field === field);
      const others = form.messages.filter((message) => !isLookedAt(message));
      const now = [...others, ...event.wrong.filter(isLookedAt)];
      const messages = now.length > 0 || form.messages.length > 0 ? now : form.messages;
      return changed(form, { step: stopped, isChanged: true, deleted: null, messages });
    }
    case 'emptied':
      return { ...form, outcome: undefined, step: 'typing', messages: [], deleted: event.deleted };
    case 'draft': {
      const { type: _, ...draft } = event;
      return changed(form, draft);
    }
    case 'stopped':
      return { ...form, step: stopped };
    case 'woken':
      return { ...form, isSending: false };
    case 'closed':
      return { ...form, outcome: undefined };
  }
}

/** The same object where nothing differs, so that a keystroke on a slow phone draws nothing anew. */
function changed<Form extends object>(form: Form, part: Partial<Form>): Form {
  const names = Object.keys(part) as (keyof Form)[];
  return names.every((name) => form[name] === part[name]) ? form : { ...form, ...part };
}

function answered<Message extends FieldMessage, Reply extends Outcome<Message>>(
  form: FormState<Reply, Message>,
  outcome: Reply,
): FormState<Reply, Message> {
  const { status, messages = [], confirmed = form.confirmed } = outcome;
  const isSent = status === 'sent';
  // Answers that were changed meanwhile may be half typed: the visitor sends those.
  const waits = (status === 'offline' || status === 'failed') && !form.isChanged;
  return {
    ...form,
    outcome,
    step: isSent ? 'sent' : waits ? 'waiting' : 'failed',
    isSending: false,
    // Only a new result takes the focus, not the tenth time that there is no network.
    attempt: form.attempt + Number(!(waits && form.isResent)),
    sentCount: form.sentCount + Number(isSent),
    messages,
    confirmed,
  };
}
