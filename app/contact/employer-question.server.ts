import { employerLineNames, employerLines, employerLineLength } from '#app/brand/employer-lines.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';

/**
 * The question of an employer, from the form of five lines; null for another form. A line that was left empty stays to
 * be filled in. What no message may hold is left out here, where nothing was refused yet: the employer sees what is left.
 */
export function employerQuestion(form: FormData, language: Language): string | null {
  if (!employerLineNames.some((name) => form.has(name))) return null;
  const lines = employerLineNames.map((name) =>
    `${employerLines[name].label[language]}: ${lineOf(form.get(name))}`.trimEnd(),
  );
  return [opening[language], ...lines].join('\n');
}

/** In one line and well formed, also where the browser was told of no bound; a file counts as empty. */
function lineOf(value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.slice(0, employerLineLength).replace(/\p{Surrogate}/gu, '');
}

const opening: Bilingual = { en: 'We are an employer.', bn: 'আমরা নিয়োগকর্তা।' };
