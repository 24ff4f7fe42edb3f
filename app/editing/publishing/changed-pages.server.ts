import { promisify } from 'node:util';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type BrotliOptions, brotliCompress } from 'node:zlib';
import type { Documents } from '#app/content/documents.ts';
import { haveSameLook } from '#app/document/same-look.server.ts';
import type { SitePages } from '#app/content/site-pages.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { pageBrotli, tightBrotli } from '#app/serving/page-cache.server.ts';

/** A page in one language. */
export type PageIn = { path: string; locale: Language };

/** The most that a page may weigh for a phone to open it quickly, in bytes, with the styles that stand in it. */
export const heaviest = 25_000;

/**
 * The weight of a page then and now, in bytes: as it is first sent (`pageBrotli`), which is soon told, and where that is
 * more than `heaviest` as all but the first visitor get it.
 */
export type WeighedPage = PageIn & { bytes: number; before: number };

/** Every page that shows one of these documents once `next` is published, in both languages. */
export function pagesOf(pages: SitePages, documents: readonly string[], next: Documents): PageIn[] {
  const paths = new Set(documents.flatMap((document) => pages.showing(document, next)));
  return [...paths].flatMap((path) => languages.map((locale) => ({ path, locale })));
}

/**
 * Renders pages from content that is not published yet, one after the other so that visitors do not wait for all of
 * them. Returns the first page that fails; null when all are right.
 */
export async function firstFailingPage(
  pages: SitePages,
  wanted: readonly PageIn[],
  documents: Documents,
): Promise<PageIn | null> {
  for (const page of wanted) {
    if ((await htmlOf(pages, page, documents)) === null) return page;
    await yieldToOthers();
  }
  return null;
}

/** The same, with the weight then and now of each page that looks another way. A page that fails has no weight. */
export async function weighPages(
  pages: SitePages,
  wanted: readonly PageIn[],
  { now, next }: { now: Documents; next: Documents },
): Promise<{ weighed: WeighedPage[]; failing: PageIn[] }> {
  const weighing: Promise<WeighedPage>[] = [];
  const failing: PageIn[] = [];
  // Content that is not the published object has whole fonts, as `next` has: a page is not to differ by that.
  const live = { ...now };
  for (const page of wanted) {
    const html = await htmlOf(pages, page, next);
    await yieldToOthers();
    const before = (await htmlOf(pages, page, live)) ?? '';
    if (html === null) failing.push(page);
    // Other threads compress it while the next page is rendered.
    else if (!haveSameLook(html, before)) weighing.push(weigh(page, html, before));
    await yieldToOthers();
  }
  return { weighed: await Promise.all(weighing), failing };
}

async function weigh(page: PageIn, html: string, before: string): Promise<WeighedPage> {
  const first = [await weightOf(html, pageBrotli), await weightOf(before, pageBrotli)] as const;
  const [bytes, was] =
    Math.max(...first) <= heaviest
      ? first
      : [await weightOf(html, tightBrotli), await weightOf(before, tightBrotli)];
  return { ...page, bytes, before: was };
}

/** The document of a page; null where it throws or answers other than 200. */
async function htmlOf(
  pages: SitePages,
  { path, locale }: PageIn,
  documents: Documents,
): Promise<string | null> {
  try {
    const answer = await pages.render(pathIn(locale, path), documents);
    const html = await answer.text();
    return answer.status === 200 ? html : null;
  } catch {
    return null;
  }
}

async function weightOf(html: string, params: BrotliOptions['params']): Promise<number> {
  return (await compress(html, { params })).length;
}

const compress = promisify(brotliCompress);
