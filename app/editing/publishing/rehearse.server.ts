import type { Services } from '#app/services/services.server.ts';
import type { SitePages } from '#app/content/site-pages.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { fill } from '#app/i18n/fill.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { Language } from '#app/i18n/language.ts';
import { markFindings } from '../pictures/mark-findings.server.ts';
import type { ChangeAnswer, FindingAnswer, LeftOut } from '../content-shapes.ts';
import { type ChangedLeaf, inLanguage, languagesOf } from '../drafts/changed-leaves.ts';
import type { Plan } from './plan-document.server.ts';
import { prepare, readDocuments } from './prepare.server.ts';
import {
  type PageIn,
  type WeighedPage,
  heaviest,
  pagesOf,
  weighPages,
} from './changed-pages.server.ts';

/**
 * What publishing some documents would change, stop at and warn of, and every page that would look another way. Null
 * where one of them is unknown. Changes nothing.
 */
export async function rehearse(
  services: Pick<Services, 'content' | 'database' | 'images' | 'log'>,
  pages: SitePages,
  ids: readonly string[],
  without: LeftOut,
  { isOwner, language, now }: { isOwner: boolean; language: Language; now: Date },
) {
  const { content, database } = services;
  const found = await readDocuments(database.db, ids);
  if ('unknown' in found) return null;
  const live = content.current();
  const prepared = prepare(found, live, { isOwner, language, now, without });
  const going = prepared.plans.filter(({ changed }) => changed.length > 0);
  const ofMark = await markFindings(services, going, prepared.next, language);
  const faults = [...prepared.faults, ...ofMark.faults];
  const shown = pagesOf(
    pages,
    going.map(({ document }) => document.id),
    prepared.next,
  );
  // A page of content with faults may well fail, and says nothing new.
  const { weighed, failing } =
    faults.length > 0
      ? { weighed: [], failing: [] }
      : await weighPages(pages, shown, { now: live.documents, next: prepared.next });
  const first = going[0]?.document.id ?? '';
  return {
    changes: going.flatMap((plan) => toldChanges(plan, plan.changed)),
    held: prepared.plans.flatMap((plan) => toldChanges(plan, plan.held)),
    foreign: isOwner ? [] : prepared.foreign,
    faults: [...faults, ...failing.map((page) => failed(page, first, language))],
    warnings: [
      ...prepared.warnings,
      ...ofMark.warnings,
      ...weighed
        .filter(({ bytes }) => bytes > heaviest)
        .map((page) => heavy(page, first, language)),
    ],
    pages: weighed,
  };
}

/** Changed leaves as people compare them: a text once for each language that differs. */
function toldChanges({ document }: Plan, changed: readonly ChangedLeaf[]): ChangeAnswer[] {
  return changed.flatMap(({ path, before, after }): ChangeAnswer[] => {
    const told = languagesOf(before, after).map((locale) => ({
      ...{ document: document.id, path, locale },
      before: inLanguage(before, locale),
      after: inLanguage(after, locale),
    }));
    return told.length > 0 ? told : [{ document: document.id, path, locale: null, before, after }];
  });
}

const texts = defineTexts({
  failed: {
    en: 'The page {path} cannot be shown with these changes.',
    bn: 'এই পরিবর্তন নিয়ে {path} পাতাটি দেখানো যাচ্ছে না।',
  },
  heavy: {
    en: 'The page {path} would weigh {bytes} bytes. More than {limit} load slowly on phones.',
    bn: '{path} পাতাটির ওজন হবে {bytes} বাইট। {limit} বাইটের বেশি হলে ফোনে দেরিতে খোলে।',
  },
});

function failed({ path, locale }: PageIn, document: string, language: Language): FindingAnswer {
  const text: string = texts.failed[language];
  const message = fill(text, { path });
  return { document, path: '', locale, code: 'page_failed', message };
}

function heavy(
  { path, locale, bytes }: WeighedPage,
  document: string,
  language: Language,
): FindingAnswer {
  const text: string = texts.heavy[language];
  const message = fill(text, {
    path,
    bytes: formatNumber(language, bytes),
    limit: formatNumber(language, heaviest),
  });
  return { document, path: '', locale, code: 'heavy_page', message };
}
