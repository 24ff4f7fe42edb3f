import * as v from 'valibot';
import {
  type ApplicationField,
  applicationFields,
  newApplication,
} from '#app/applications/application.ts';
import { parseDay } from '#app/applications/intake/day.ts';
import { normaliseEmail } from '#app/applications/intake/email.ts';
import { normalisePassport } from '#app/applications/intake/passport.ts';
import { normalisePhone } from '#app/applications/intake/phone.ts';
import type { Warning } from '#app/applications/intake/warning.ts';
import { type FieldError, fieldErrors } from '#app/platform/problem.ts';
import type { Answers } from './answers.ts';

/** Something to say below a field: a code, and what may have been meant. */
export type Remark = {
  field: ApplicationField;
  code: string;
  suggestion?: string;
  /** Days (`yyyy-mm-dd`) that may have been meant. */
  choices?: string[];
};

/** What keeps the answers from being accepted, one remark for each field, in the order of the form. */
export function mistakesIn(answers: Answers, today: string): Remark[] {
  const result = v.safeParse(newApplication(today), answers);
  return result.success ? [] : remarksOn(fieldErrors(result.issues), answers, today);
}

/** The server's refusals as remarks, with what may have been meant. */
export function remarksOn(errors: FieldError[], answers: Answers, today: string): Remark[] {
  return applicationFields.flatMap((field) => {
    const error = errors.find((candidate) => candidate.field === field);
    return error ? [remarkOn(field, error.code, answers, today)] : [];
  });
}

/** What is unusual in answers that can be accepted: asked about once, then taken as typed. */
export function questionsAbout(answers: Answers, today: string): Remark[] {
  const birth = parseDay(answers.birth, today);
  const isChild = 'day' in birth && birth.underEighteen;
  return [
    ...(isChild ? [{ field: 'birth' as const, code: 'date_under_eighteen' }] : []),
    ...remarksOf('phone', normalisePhone(answers.phone).warnings),
    ...(answers.noEmail ? [] : remarksOf('email', normaliseEmail(answers.email).warnings)),
    ...remarksOf('passport', normalisePassport(answers.passport).warnings),
  ];
}

function remarkOn(field: ApplicationField, code: string, answers: Answers, today: string): Remark {
  if (code === 'invalid_email') {
    const [warning] = remarksOf('email', normaliseEmail(answers.email).warnings);
    return warning ?? { field, code: 'email_unreadable' };
  }
  const birth = field === 'birth' ? parseDay(answers.birth, today) : null;
  if (birth && 'problem' in birth && birth.problem === code) {
    return { field, code, choices: birth.choices };
  }
  return { field, code };
}

function remarksOf(field: ApplicationField, warnings: Warning[]): Remark[] {
  return warnings.map((warning) => ({ field, ...warning }));
}
