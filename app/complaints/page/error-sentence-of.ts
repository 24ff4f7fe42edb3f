import type { faultTexts } from './form.text.ts';
import type { ComplaintField } from './reply.ts';

/** Which sentence says what to do about an answer that is wrong. */
export function errorSentenceOf({
  field,
  code,
}: {
  field: ComplaintField;
  code: string;
}): keyof typeof faultTexts {
  if (field === 'kind') return 'kindMissing';
  if (code === 'forbidden_characters') return 'unstorable';
  if (field === 'text') return textFaults[code] ?? 'textMissing';
  if (code === 'too_long') return 'tooLong';
  if (code === 'required') return 'contactMissing';
  return field === 'email' ? 'emailWrong' : 'phoneShort';
}

const textFaults: Partial<Record<string, keyof typeof faultTexts>> = {
  too_short: 'textShort',
  too_long: 'textLong',
};
