import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { type FormField, fields } from '#app/applications/fields.ts';
import type { Bilingual } from '#app/i18n/language.ts';

/** The labels of the application form's fields. */
export const labels = Object.fromEntries([
  ...keysOf(fields).map((field) => [field, fields[field].label]),
  ['consent', outcomeTexts.consentLabel],
]) as Record<FormField, Bilingual>;
