import * as v from 'valibot';
import { languages } from '#app/i18n/language.ts';
import { storableText, visible } from '#app/forms/text-patterns.ts';
import { storable } from '#app/forms/text-schema.ts';
import { keysOf, recordOf } from '#app/config/typed-record.ts';
import type { Birth } from './birth.ts';
import { closeReasonCodes, nextStepCodes, stageCodes } from './stage.ts';
import { type Field, type FieldKey, type FieldTable, fields } from './fields.ts';

/** The fields that are about the applicant, not about who helps. */
export const applicationFields = keysOf(fields).filter((field) => fields[field].group !== 'helper');

/**
 * What is sent for a new application: the fields of a table, and what comes along. Only its shape. What the
 * texts must be is judged by `rules.ts`; here it is only declared for the API document. What else arrives
 * (`contacted`, `createdAt`, `_id`) is dropped.
 */
export function sentApplication(table: FieldTable = fields) {
  return v.object({
    ...forEach(table, (field) => sentText(field, table[field])),
    noEmail: v.optional(v.boolean(), false),
    consent: v.pipe(
      v.optional(v.pipe(v.string('not_text'), v.regex(/^(?:\d{4}-\d\d-\d\d(?:\/\d{1,3})?)?$/)), ''),
      v.description(
        'Which consent sentence was ticked: the day it was written and the months it names, 2026-11-22/18',
      ),
    ),
    fillSeconds: v.pipe(
      v.optional(v.pipe(v.string('not_text'), v.maxLength(20, 'too_long'), storable), ''),
      v.description('Seconds from the first touch to sending, where scripts run'),
    ),
    language: v.optional(v.picklist(languages)),
  });
}

/** A new application that fits the rules. Texts are as they were typed, a birth that was read. */
export type NewApplication = Omit<v.InferOutput<ReturnType<typeof sentApplication>>, 'birth'> &
  Birth;

/** An application as staff see it in the list: its passport number masked. */
export function listedApplication(table: FieldTable) {
  return v.object({
    _id: v.string(),
    ...forEach(table, () => v.string()),
    birth: v.nullable(v.string()),
    birthYear: v.pipe(
      v.nullable(v.number()),
      v.description('Where nobody knows more of the birth than its year; `birth` is then null'),
    ),
    noEmail: v.boolean(),
    contacted: v.boolean(),
    contactedAt: v.nullable(v.string()),
    createdAt: v.string(),
    receiptNumber: v.string(),
    flags: v.array(v.string()),
    phoneE164: v.nullable(v.string()),
    score: v.number(),
    language: v.string(),
    version: v.number(),
    outcome: v.nullable(v.string()),
    note: v.string(),
    followUpOn: v.nullable(v.string()),
    outcomeAt: v.nullable(v.string()),
    stage: v.picklist(stageCodes),
    stageAt: v.string(),
    closeReason: v.nullable(v.picklist(closeReasonCodes)),
    destination: v.nullable(v.string()),
    assignee: v.nullable(v.string()),
    assigneeName: v.nullable(v.string()),
    nextStep: v.nullable(v.picklist(nextStepCodes)),
    nextStepText: v.string(),
    nextStepOn: v.nullable(v.string()),
    source: v.picklist(['website', 'office', 'import']),
    lookupClosed: v.boolean(),
    eraseAfter: v.nullable(v.string()),
    leftWithoutClearance: v.boolean(),
    /** To which it belongs. */
    jobOrder: v.nullable(
      v.object({
        _id: v.string(),
        title: v.object({ en: v.string(), bn: v.string() }),
        slug: v.nullable(v.string()),
      }),
    ),
  });
}

export const application = listedApplication(fields);

export type Application = v.InferOutput<typeof application>;

function sentText(
  field: FieldKey,
  { isOptional, maxLength }: Field,
): v.GenericSchema<unknown, string> {
  // A program that keeps days may have none.
  if (field === 'birth') {
    return v.pipe(
      v.optional(v.nullish(v.string('not_text'), ''), ''),
      v.description('yyyy-mm-dd, or as people write it, day first; or the year alone'),
    );
  }
  const isVisible = !isOptional && field !== 'email';
  const { source: pattern } = isVisible ? visible : storableText;
  const text = v.pipe(v.string('not_text'), v.metadata({ maxLength, pattern }));
  return isOptional ? v.optional(text, '') : text;
}

function forEach<Part>(table: FieldTable, partOf: (field: FieldKey) => Part) {
  return recordOf(keysOf(table), partOf);
}
