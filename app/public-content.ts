import { type Documents, type ShownId, isDocumentId } from './content/documents.ts';
import { isRecord } from './content/leaves.ts';
import { type SentContent, sentContent } from './content/sent-content.ts';
import { hidesSomething, shownContent, withoutHiddenWords } from './hidden-content.ts';
import { type Language, languageOfPath, pathWithoutLanguage } from './i18n/language.ts';
import {
  type Moving,
  type PublicPage,
  frameContent,
  jobPage,
  movingFrame,
  publicPages,
  unknownCountry,
} from './public-pages.ts';

/** The public page at an address; undefined for the receipt, and where there is none. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = pathWithoutLanguage(pathname);
  const page = publicPages.find((one) => one.path === path);
  const [, list, slug, ...more] = path.split('/');
  if (page || !slug || more.length > 0) return page;
  if (list === 'countries') return unknownCountry;
  return list === 'jobs' ? jobPage(slug) : undefined;
}

/**
 * The content that goes to the browser with a page: what its hydrated parts read. With its data alone, for a
 * browser that draws the whole page, all that it shows.
 */
export function contentToSend(
  documents: Documents,
  { pathname, isDataRequest }: { pathname: string; isDataRequest: boolean },
): SentContent {
  const language = languageOfPath(pathname);
  const page = publicPageAt(pathname);
  const content = page ? shownContent(page, documents) : [];
  const all = page?.id === 'news' ? documents : withoutEarlierNews(documents);
  const shown = page ? withoutHiddenWords(page, all) : all;
  const sent = [...frameContent, ...content];
  if (isDataRequest) return sentContent(shown, sent, language);
  const frame = someOf(shown, hidesSomething(shown) ? hidingFrame : movingFrame, sent, language);
  if (!page?.moving) return { ...frame, ...sentContent(shown, content, language) };
  return { ...frame, ...someOf(shown, page.moving, sent, language) };
}

/** Browsers take it that nothing is hidden as long as nobody tells them. */
const hidingFrame = { ...movingFrame, navigation: 'all' as const };

/** Notices that have ended stand on their own page alone. */
function withoutEarlierNews(documents: Documents): Documents {
  return { ...documents, news: { ...documents.news, earlier: [] } };
}

/** Whether nothing of the page at an address moves: its markup stays as the server drew it. */
export function isStillPage(pathname: string): boolean {
  return publicPageAt(pathname)?.moving === 'nothing';
}

function someOf(
  documents: Documents,
  moving: Moving,
  shown: readonly ShownId[],
  language: Language,
): SentContent {
  if (moving === 'nothing') return {};
  const ids = Object.keys(moving)
    .filter(isDocumentId)
    .filter((id) => shown.includes(id));
  const whole = sentContent(documents, ids, language);
  const parts = ids.map((id): [string, object] => {
    const names = moving[id];
    const all = whole[id] ?? {};
    return [id, names === 'all' ? all : only(all, names ?? [])];
  });
  return Object.fromEntries(parts);
}

/** Of each part of a document some fields: of its words, of its facts, of the items of its lists. */
function only(document: object, names: string[]): object {
  return Object.fromEntries(
    Object.entries(document).map(([key, part]: [string, unknown]) => [
      key,
      Array.isArray(part)
        ? part.map((item) => picked(item, ['_key', ...names]))
        : picked(part, names),
    ]),
  );
}

function picked(part: unknown, names: string[]): unknown {
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    names.filter((name) => part[name] !== undefined).map((name) => [name, part[name]]),
  );
}
