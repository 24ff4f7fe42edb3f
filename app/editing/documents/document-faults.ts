import { findingSentence } from '#app/content/faults/fault-sentence.ts';
import { type Finding, findFaults } from '#app/content/faults/faults.ts';
import type { DocumentKind } from '#app/content/fields.ts';
import { leavesIn } from '#app/content/leaves.ts';
import type { Draft, Stamps } from '#app/content/stored-content.ts';
import type { Language } from '#app/i18n/language.ts';
import type { FindingAnswer } from '../content-shapes.ts';
import { staleLanguage } from '../drafts/stamps.ts';

type Judged = {
  id: string;
  kind: DocumentKind;
  shipped: unknown;
  stamps: Record<string, Stamps>;
  draft: Draft;
};

/**
 * What stops a document with this content from going live on a day of Dhaka, and what should be looked at again. Without a
 * day nothing is too old.
 */
export function documentFaults(document: Judged, content: unknown, today?: string): Finding[] {
  const found = findFaults(document.kind, content, document.shipped, today);
  return document.id === 'policy' ? [...found, ...staleTranslations(document, content)] : found;
}

/** The Bengali of the policy binds: here, and nowhere else, its translation may not lag behind. */
function staleTranslations({ kind, stamps, draft }: Judged, content: unknown): Finding[] {
  return Object.entries(leavesIn(kind.fields, content))
    .filter(([path, value]) => {
      return staleLanguage(value, draft[path]?.stamps ?? stamps[path] ?? {})?.locale === 'en';
    })
    .map(([path]) => ({ path, locale: 'en', code: 'stale_translation', isWarning: false }));
}

/** Findings in words, those that stop publishing apart from the others. */
export function findingAnswers(
  { id, kind }: Pick<Judged, 'id' | 'kind'>,
  content: unknown,
  found: readonly Finding[],
  language: Language,
): { faults: FindingAnswer[]; warnings: FindingAnswer[] } {
  const told = found.map((finding) => ({
    isWarning: finding.isWarning,
    finding: {
      document: id,
      path: finding.path,
      locale: finding.locale,
      code: finding.code,
      message: findingSentence(kind.fields, content, finding, language),
    },
  }));
  const of = (wanted: boolean) =>
    told.filter(({ isWarning }) => isWarning === wanted).map(({ finding }) => finding);
  return { faults: of(false), warnings: of(true) };
}
