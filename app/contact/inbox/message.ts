import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { type ListSearch, listSearch } from '#app/work/work-list.ts';
import { messageKinds } from '../message-kinds.ts';

/** A contact message as staff see it. */
export const message = v.object({
  _id: v.string(),
  kind: v.picklist(messageKinds),
  name: v.string(),
  number: v.string(),
  email: v.string(),
  noEmail: v.boolean(),
  reference: v.string(),
  address: v.string(),
  question: v.string(),
  from: v.string(),
  to: v.string(),
  travelOn: v.nullable(v.string()),
  trip: v.picklist(['', 'one_way', 'return']),
  travellers: v.nullable(v.number()),
  language: v.string(),
  createdAt: v.string(),
  flags: v.array(v.string()),
  phoneE164: v.nullable(v.string()),
  mailStatus: v.picklist(['waiting', 'sent', 'failed']),
  mailError: v.nullable(v.string()),
  mailTriedAt: v.string(),
  mailedAt: v.nullable(v.string()),
  version: v.number(),
  answered: v.boolean(),
  answeredAt: v.nullable(v.string()),
  outcome: v.nullable(v.string()),
  note: v.string(),
  followUpOn: v.nullable(v.string()),
  outcomeAt: v.nullable(v.string()),
});

export type Message = v.InferOutput<typeof message>;

/** Somebody who wrote, was not answered yet, and is to be called again. */
export const dueMessage = v.object({
  kind: v.literal('message'),
  /** `yyyy-mm-dd` in Dhaka. */
  dueOn: v.string(),
  /** Its id. */
  message: v.string(),
  version: v.number(),
  name: v.string(),
  phone: v.string(),
  ...v.pick(message, ['phoneE164', 'language', 'outcome', 'note']).entries,
});

export type DueMessage = v.InferOutput<typeof dueMessage>;

/** The views of the inbox: of those that wait the oldest comes first, of the others the newest. */
export const messageViews = ['waiting', 'answered', 'airticket', 'employer', 'all'] as const;

export type MessageView = (typeof messageViews)[number];

export const messageSearch = listSearch(messageViews, 'all', {
  view: 'Those that wait for an answer, those that were answered, those from the air ticket page, those of employers, or all',
  q: 'Part of a name in either script, digits of the number, or words of the message',
});

export type MessageSearch = ListSearch<MessageView>;

/** In UTF-16 units, why a message waits again. */
export const reasonLength = { min: 1, max: 300 };

/** Why a message that was marked as answered is put back. `version` is that of the record as they saw it. */
export const backToWaiting = v.object({
  version: v.pipe(v.number('invalid'), v.safeInteger('invalid'), v.minValue(0, 'invalid')),
  reason: v.pipe(
    v.string('not_text'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(reasonLength.max, 'too_long'),
    storable,
  ),
});

export type BackToWaiting = v.InferOutput<typeof backToWaiting>;
