import type { Draft } from './draft.ts';

/** A message below a field. */
export type FieldMessage = { field: string; code: string };

/**
 * The result of an attempt. The form itself handles `sent`, `refused`, `key_reused`, and `offline` and
 * `failed`, after which it waits; any other status only has its own texts.
 */
export type Outcome<Message = FieldMessage> = {
  status: string;
  messages?: Message[];
  /** The fields whose warnings were already shown: each warning is shown once. */
  confirmed?: readonly string[];
};

/** The state of a visitor's form besides the typed text. */
export type FormState<Reply, Message> = {
  /** The last reply from the server or the router. */
  received: Reply | undefined;
  /** The outcome of the last attempt, shown until the next outcome or until it is closed. */
  outcome: Reply | undefined;
  /** The state of the last attempt. While it is `waiting`, the form is sent again automatically. */
  step: 'typing' | 'waiting' | 'failed' | 'sent';
  /** Another attempt is under way. */
  isSending: boolean;
  /** That attempt was automatic. */
  isResent: boolean;
  /** Something was typed since it began. */
  isChanged: boolean;
  /** Counts the outcomes that are new and take the focus. */
  attempt: number;
  /** Counts the attempts that arrived with all that is in the fields: each empties them. */
  clearedCount: number;
  /** The current message of each field. */
  messages: Message[];
  confirmed: readonly string[];
  hasTyped: boolean;
  /** On a shared device nothing is kept. */
  isShared: boolean;
  /** A deleted draft that can still be restored. */
  deleted: Draft | null;
};

export type FormEvent<Reply, Message> =
  | { type: 'sends'; isResent: boolean }
  | { type: 'answered'; outcome: Reply }
  /** From the router, which drops its reply when the address changes; the visitor should still see it. */
  | { type: 'received'; outcome: Reply | undefined }
  /** Any field may have changed when none is named. `wrong` has the errors of the whole form. */
  | { type: 'typed'; field?: string; wrong: Message[] }
  | { type: 'emptied'; deleted: Draft }
  | { type: 'draft'; hasTyped?: boolean; isShared?: boolean; deleted?: null }
  | { type: 'stopped' | 'woken' | 'closed' };

/** The initial state of a form; `outcome` is the server's, if the page was posted without scripts. */
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
    clearedCount: 0,
    messages: [],
    confirmed: [],
    hasTyped: false,
    isShared: false,
    deleted: null,
  };
  // An outcome that came with the page is not new, and nothing waits: without scripts nothing would send the form again.
  return outcome ? nextForm({ ...answered(form, outcome), attempt: 0 }, { type: 'stopped' }) : form;
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
      // A field that made the last attempt fail is checked on every change.
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

/** Returns the same object if nothing differs, so that typing on a slow phone renders nothing. */
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
  // Answers changed meanwhile may be half typed: the visitor sends those.
  const waits = (status === 'offline' || status === 'failed') && !form.isChanged;
  return {
    ...form,
    outcome,
    step: isSent ? 'sent' : waits ? 'waiting' : 'failed',
    isSending: false,
    // Only a new outcome takes the focus, not the tenth failure without a network.
    attempt: form.attempt + Number(!(waits && form.isResent)),
    clearedCount: form.clearedCount + Number(isSent && !form.isChanged),
    messages,
    confirmed,
  };
}
