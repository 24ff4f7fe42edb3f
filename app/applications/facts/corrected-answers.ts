import { numberPlanOf } from '#app/normalise/number-plan.ts';
import { keysOf, recordOf } from '#app/config/typed-record.ts';
import { type FieldKey, fields } from '../fields.ts';
import { birthRead } from '../birth.ts';
import { type FormMessage, type ParsedAnswers, validateAnswers } from '../rules.ts';

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
