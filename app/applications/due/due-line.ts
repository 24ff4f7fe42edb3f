import * as v from 'valibot';
import { lastMarks } from '../checklist/checklist-item.ts';
import { nextStepCodes } from '../stage.ts';

/** Whose case a line is about, and how to reach them. */
const applicant = {
  /** The id of the application. */
  application: v.string(),
  version: v.number(),
  name: v.string(),
  phone: v.string(),
  phoneE164: v.nullable(v.string()),
  receiptNumber: v.string(),
  /** Of the form; empty where that is not known. */
  language: v.string(),
  assignee: v.nullable(v.string()),
  assigneeName: v.nullable(v.string()),
};

/** `yyyy-mm-dd` in Dhaka. */
const dueOn = v.string();

const item = v.object({
  code: v.string(),
  name: v.object({ en: v.string(), bn: v.string() }),
});

/** Somebody to be called again, with what the last call came to. */
const dueCall = v.object({
  kind: v.literal('call'),
  dueOn,
  ...applicant,
  contacted: v.boolean(),
  outcome: v.nullable(v.string()),
  note: v.string(),
});

/** The next step of a case. */
const dueStep = v.object({
  kind: v.literal('step'),
  dueOn,
  ...applicant,
  step: v.picklist(nextStepCodes),
  text: v.string(),
});

/** An original that was lent to the office. */
const dueOriginal = v.object({
  kind: v.literal('original'),
  dueOn,
  ...applicant,
  item,
  marks: lastMarks,
});

/** A paper that expires, or has expired. */
const duePaper = v.object({ kind: v.literal('paper'), dueOn, ...applicant, item });

/** What is due about applications, by kind. */
export const dueLines = [dueCall, dueStep, dueOriginal, duePaper] as const;

export type DueCall = v.InferOutput<typeof dueCall>;
export type DueStep = v.InferOutput<typeof dueStep>;
export type DueOriginal = v.InferOutput<typeof dueOriginal>;
export type DuePaper = v.InferOutput<typeof duePaper>;

export type DueLine = DueCall | DueStep | DueOriginal | DuePaper;
