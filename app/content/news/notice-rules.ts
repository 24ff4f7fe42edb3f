import { graphemes } from '#app/i18n/graphemes.ts';
import { languages } from '#app/i18n/language.ts';
import type { Broken } from '../fields.ts';
import type { NoticeBlock, NoticeContent } from './notice-fields.ts';
import { partsOfBlock } from '../kinds/parts/blocks.ts';

/** How many graphemes all texts of a notice may have together, in each language. */
const longestBody = 1500;

/** How many days a notice may run. */
const longestRun = 366;

const dayMs = 86_400_000;

/** What must hold in a notice beside its fields: each block is whole, and it ends some time after it begins. */
export function brokenNotice({ body, from, until }: NoticeContent): Broken[] {
  return [
    ...(from === undefined ? [] : brokenRun(from, until)),
    ...body.flatMap(brokenBlock),
    ...languages
      .filter((locale) => lengthOf(body, locale) > longestBody)
      .map((locale) => ({ path: 'body', code: 'too_long_together', locale })),
  ];
}

/** What is wrong with the time between two moments (ISO 8601). */
export function brokenRun(from: string, until: string): Broken[] {
  const length = Date.parse(until) - Date.parse(from);
  if (length <= 0) return [{ path: 'until', code: 'ends_before_it_begins' }];
  return length > longestRun * dayMs ? [{ path: 'until', code: 'too_many_days' }] : [];
}

function brokenBlock(block: NoticeBlock): Broken[] {
  const values: Record<string, unknown> = block;
  return partsOfBlock[block.kind]
    .filter((part) => values[part] === undefined)
    .map((part) => ({ path: `body/${block._key}/${part}`, code: 'missing' }));
}

function lengthOf(body: NoticeContent['body'], locale: 'en' | 'bn'): number {
  const texts = body.flatMap(({ text, items = [] }) => [text, ...items]);
  return texts.reduce((sum, text) => sum + graphemes(text?.[locale] ?? ''), 0);
}
