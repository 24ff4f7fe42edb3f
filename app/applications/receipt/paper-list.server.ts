import type { Documents } from '#app/content/documents.ts';
import type { Language } from '#app/i18n/language.ts';
import type { PaperList } from './papers.tsx';

/** What to bring, as the consultation page says it. From the server, so that the receipt needs no script for it. */
export function paperList(
  { consultationDocuments, consultationWords }: Documents['consultation'],
  language: Language,
): PaperList {
  return {
    items: consultationDocuments.map(({ always, text }) => ({
      id: text.en,
      text: text[language],
      always,
    })),
    ifYouHave: consultationWords.ifYouHave[language],
    advice: consultationWords.documentsLead[language],
  };
}
