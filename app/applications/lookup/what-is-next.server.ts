import { withCallDay } from '#app/brand/call-day/call-day.ts';
import { callDay } from '#app/brand/call-day/call-day.server.ts';
import type { Snapshot } from '#app/content/snapshot.server.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { PublicState } from './read-public-state.server.ts';
import { callDayTexts, nextTexts } from './step.text.ts';

/** What comes after the step that an application has reached, in both languages. */
export function whatIsNext(
  content: Pick<Snapshot, 'ownerSettings' | 'documents'>,
  { step, since }: PublicState,
): Bilingual {
  const { consultation, today } = content.documents;
  if (step === 1) {
    // It begins with the application.
    const day = callDay(content, since);
    if (!day) return nextTexts[1];
    return withCallDay(callDayTexts[day < today.day ? 'passed' : 'ahead'], day);
  }
  if (step === 2) {
    const always = consultation.consultationDocuments.filter((paper) => paper.always);
    const inLanguage = (language: Language) =>
      fill(nextTexts[2][language], { papers: always.map(({ text }) => text[language]).join('; ') });
    return { en: inLanguage('en'), bn: inLanguage('bn') };
  }
  return nextTexts[step];
}
