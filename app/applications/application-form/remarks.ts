import { longest } from '#app/applications/application-fields.ts';
import { parseDay } from '#app/applications/intake/day.ts';
import { isEmailAddress, normaliseEmail } from '#app/applications/intake/email.ts';
import { normalisePassport } from '#app/applications/intake/passport.ts';
import { normalisePhone } from '#app/applications/intake/phone.ts';
import type { Warning } from '#app/applications/intake/warning.ts';
import type { FieldError } from '#app/http/field-errors.ts';
import { storableText, visible } from '#app/platform/text-checks.ts';
import { type Answers, type FormField, formFields } from './answers.ts';

/** Something to say below a field: a code, and what may have been meant. */
export type Remark = {
  field: FormField;
  code: string;
  suggestion?: string;
  /** Days (`yyyy-mm-dd`) that may have been meant. */
  choices?: string[];
};

/**
 * What keeps the answers from being accepted, one remark for each field, in the order of the form. The
 * rules are those of `newApplication`, written out because its library is too heavy for a phone on a
 * slow network; a test holds the two against each other.
 */
export function mistakesIn(answers: Answers, today: string): Remark[] {
  return formFields.flatMap((field) => {
    const code = mistakeOf(field, answers, today);
    return code ? [remarkOn(field, code, answers, today)] : [];
  });
}

/** The server's refusals as remarks, with what may have been meant. */
export function remarksOn(errors: FieldError[], answers: Answers, today: string): Remark[] {
  return formFields.flatMap((field) => {
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

function mistakeOf(field: FormField, answers: Answers, today: string): string | undefined {
  const text = answers[field];
  if (field === 'birth') {
    const reading = text.trim() === '' ? null : parseDay(text, today);
    return reading && 'problem' in reading ? reading.problem : undefined;
  }
  if (isMissing(field, answers)) return 'required';
  if (field === 'consent') return undefined;
  if (text.length > longest[field]) return 'too_long';
  if (!storableText.test(text)) return 'forbidden_characters';
  const isWrong = field === 'email' && text.trim() !== '' && !isEmailAddress(text.trim());
  return isWrong ? 'invalid_email' : undefined;
}

function isMissing(field: FormField, answers: Answers): boolean {
  const isEmpty = answers[field].trim() === '';
  switch (field) {
    case 'email':
      return isEmpty && !answers.noEmail;
    case 'consent':
      return isEmpty;
    // Whoever helps is known by name and phone, or not at all.
    case 'helperName':
      return isEmpty && answers.helperPhone.trim() !== '';
    case 'helperPhone':
      return isEmpty && answers.helperName.trim() !== '';
    default:
      return !visible.test(answers[field]);
  }
}

function remarkOn(field: FormField, code: string, answers: Answers, today: string): Remark {
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

function remarksOf(field: FormField, warnings: Warning[]): Remark[] {
  return warnings.map((warning) => ({ field, ...warning }));
}
