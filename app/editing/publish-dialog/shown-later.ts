import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Review } from './load-review.ts';
import { findingTexts, outcomeTexts } from './publish.text.ts';

/** From when visitors see the notices that go live before they begin: a sentence for each. */
export function laterSentences(review: Review, language: Language): string[] {
  return goingLive(review).flatMap(({ title, from }) =>
    from ? fill(findingTexts.later[language], { title, moment: formatMoment(language, from) }) : [],
  );
}

/** What is said once it is published. */
export function publishedSentence(review: Review, language: Language): string {
  const isSeen = goingLive(review).some(({ from }) => from === null);
  const first = outcomeTexts[isSeen ? 'published' : 'publishedLater'][language];
  return [first, ...laterSentences(review, language)].join(' ');
}

function goingLive({ chosen, rehearsal }: Review) {
  return chosen.filter(({ id }) => rehearsal.changes.some(({ document }) => document === id));
}
