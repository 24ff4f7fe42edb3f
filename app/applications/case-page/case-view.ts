import * as v from 'valibot';
import { application } from '../application.ts';
import { alsoHere } from '../duplicates/same-person.ts';
import { checklistItem } from '../checklist/checklist-item.ts';
import { caseLines } from '../contract/case-lines.ts';
import { payment } from '../money/payment.ts';
import { caseNote } from '../timeline/case-note.ts';
import { closeReasonCodes, stageCodes } from '../stage.ts';

/** A move of a case to another stage. */
export const stageMove = v.object({
  _id: v.string(),
  from: v.picklist(stageCodes),
  to: v.picklist(stageCodes),
  at: v.string(),
  /** The day on which it really happened. */
  on: v.string(),
  actor: v.nullable(v.string()),
  actorName: v.nullable(v.string()),
  reason: v.string(),
  closeReason: v.nullable(v.picklist(closeReasonCodes)),
});

export type StageMove = v.InferOutput<typeof stageMove>;

/** Everything that the page of a case shows, but for its timeline, which comes in parts. */
export const caseView = v.object({
  application,
  stage: v.picklist(stageCodes),
  stageAt: v.string(),
  /** Newest first. */
  moves: v.array(stageMove),
  notes: v.array(caseNote),
  checklist: v.array(checklistItem),
  /** Whether the content has a list of its own for the destination. */
  hasCountryList: v.boolean(),
  contract: caseLines,
  alsoHere,
  money: v.object({ payments: v.array(payment), paid: v.number() }),
});

export type CaseView = v.InferOutput<typeof caseView>;

/** Of which part of a case one asks who has changed it last: how the names of its events go on. */
export const changedParts = ['assigned', 'next-step', 'checked', 'corrected'] as const;
