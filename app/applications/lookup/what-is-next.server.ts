import type { Documents } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { PublicStep } from '../case/stage.ts';
import { daysToFirstCall } from './first-call.server.ts';
import { nextTexts, waitTexts } from './step.text.ts';

/** What comes after a step, in both languages. */
export async function whatIsNext(
  db: Database,
  { consultation }: Pick<Documents, 'consultation'>,
  step: PublicStep,
  now: Date,
): Promise<Bilingual> {
  if (step === 1) {
    const days = await daysToFirstCall(db, now);
    return inBoth((language) => fill(nextTexts[1][language], { wait: waitIn(language, days) }));
  }
  if (step === 2) {
    const always = consultation.consultationDocuments.filter((paper) => paper.always);
    return inBoth((language) =>
      fill(nextTexts[2][language], { papers: always.map(({ text }) => text[language]).join('; ') }),
    );
  }
  return nextTexts[step];
}

function waitIn(language: Language, days: number | null): string {
  if (days === null) return waitTexts.unknown[language];
  if (days === 1) return waitTexts.day[language];
  return fill(waitTexts.days[language], { days: formatNumber(language, days) });
}

function inBoth(text: (language: Language) => string): Bilingual {
  return { en: text('en'), bn: text('bn') };
}
