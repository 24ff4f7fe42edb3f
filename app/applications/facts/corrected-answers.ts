import { numberPlanOf } from '#app/normalise/number-plan.ts';
import { keysOf, recordOf } from '#app/config/typed-record.ts';
import { type FieldKey, fields } from '../fields.ts';
import { birthRead, birthText } from '../birth.ts';
import { type FormMessage, type ParsedAnswers, validateAnswers } from '../rules.ts';
import type { Application } from '../application.ts';
import type { FactBody, FactKey } from './fact-body.ts';

/** The answers of an application as texts; `birth` is `yyyy-mm-dd`, a year, or empty. */
export type TypedAnswers = Record<FieldKey, string>;

/**
 * The answers with corrections put in, judged by the rules of the form on a day (`yyyy-mm-dd`, in Dhaka). What is wrong
 * with answers that nobody touches is not asked about: an application taken down in the office lacks some. An e-mail
 * that is taken out says that there is none.
 */
export function correctedAnswers(
  current: TypedAnswers,
  changes: Partial<TypedAnswers>,
  today: string,
): { answers: TypedAnswers; problems: FormMessage[]; parsed: ParsedAnswers } {
  const typed = recordOf(keysOf(fields), (field) => changes[field] ?? current[field]);
  const { problems, parsed } = judge(typed, today);
  const wrongBefore = judge(current, today).problems.map(({ field }) => field);
  return {
    answers: {
      ...typed,
      birth: changes.birth === undefined ? current.birth : birthRead(parsed.birth),
    },
    problems: problems.filter(
      ({ field }) =>
        field !== 'consent' && (changes[field] !== undefined || !wrongBefore.includes(field)),
    ),
    parsed,
  };
}

function judge(answers: TypedAnswers, today: string) {
  return validateAnswers({ ...answers, consent: '', noEmail: true }, today, fields, numberPlanOf);
}

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
