import { keysOf, recordOf } from '#app/config/typed-record.ts';
import type { Application } from '../application.ts';
import { birthText } from '../birth.ts';
import { type FieldKey, fields } from '../fields.ts';
import type { TypedAnswers } from './corrected-answers.ts';
import type { FactBody, FactKey } from './fact-body.ts';

/** What somebody has typed into the fields of a correction; a field that nobody has touched is missing. */
export type TypedFacts = Partial<Record<FactKey, string>>;

/** What a field begins with. The passport number is masked, so that a new one is typed into an empty field. */
export function factOf(application: Application, key: FactKey): string {
  if (key === 'birth') return birthText(application);
  return key === 'passport' ? '' : (application[key] ?? '');
}

/** The answers as far as staff see them. */
export function answersOf(application: Application): TypedAnswers {
  return recordOf(keysOf(fields), (key) => factOf(application, key));
}

/** Only what differs from how the case was last seen. */
export function changesOf(typed: TypedFacts, seen: Application): FactBody['changes'] {
  const answers: Partial<Record<FieldKey, string>> = {};
  for (const key of keysOf(fields)) {
    const text = typed[key];
    if (text !== undefined && text !== factOf(seen, key)) answers[key] = text;
  }
  const { destination = factOf(seen, 'destination') } = typed;
  const isElsewhere = destination !== factOf(seen, 'destination');
  return { ...answers, ...(isElsewhere && { destination: destination || null }) };
}
