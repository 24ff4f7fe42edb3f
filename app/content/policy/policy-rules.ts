import type { Bilingual } from '#app/i18n/language.ts';
import type { Broken } from '../fields.ts';
import { numbersIn } from './figures.ts';
import type { PolicyBlockContent as Block, PolicyContent } from './policy-fields.ts';
import { paragraphsOf } from './policy-text.ts';

/** What must hold in the policy beside its fields: each block is whole, and states the same in both languages. */
export function brokenPolicy({ title, lead, sections }: PolicyContent): Broken[] {
  return [
    ...otherNumbers('title', [title]),
    ...otherNumbers('lead', [lead]),
    ...sections.flatMap((section) => [
      ...otherNumbers(`sections/${section._key}/title`, [section.title]),
      ...section.blocks.flatMap((block) =>
        brokenBlock(block, `sections/${section._key}/blocks/${block._key}`),
      ),
    ]),
  ];
}

function brokenBlock(block: Block, path: string): Broken[] {
  const { kind, text, items, address } = block;
  switch (kind) {
    case 'list':
      return items ? otherNumbers(`${path}/items`, items) : [missing(`${path}/items`)];
    case 'picture':
      return [
        ...(address === undefined ? [missing(`${path}/address`)] : []),
        ...brokenWords(block, `${path}/alt`),
      ];
    case 'paragraph':
    case 'warning':
      return text ? brokenText(kind, text, `${path}/text`) : [missing(`${path}/text`)];
  }
}

/** The words of a picture may be away where it is decoration alone; a file keeps only one of both. */
function brokenWords({ alt, decoration = false }: Block, path: string): Broken[] {
  if (decoration) return alt ? [{ path, code: 'words_of_decoration' }] : [];
  return alt ? otherNumbers(path, [alt]) : [{ path, code: 'no_words' }];
}

function brokenText(kind: 'paragraph' | 'warning', text: Bilingual, path: string): Broken[] {
  const [en, bn] = [paragraphsOf(text.en).length, paragraphsOf(text.bn).length];
  return [
    ...(kind === 'paragraph' && (en > 1 || bn > 1) ? [{ path, code: 'one_paragraph' }] : []),
    ...(kind === 'warning' && en !== bn ? [{ path, code: 'other_paragraphs' }] : []),
    ...otherNumbers(path, [text]),
  ];
}

/** The Bengali counts, so the English is at fault. */
function otherNumbers(path: string, texts: readonly Bilingual[]): Broken[] {
  const english = numbersIn(texts.map(({ en }) => en).join('\n')).join(' ');
  const bengali = numbersIn(texts.map(({ bn }) => bn).join('\n')).join(' ');
  return english === bengali ? [] : [{ path, code: 'other_numbers', locale: 'en' }];
}

function missing(path: string): Broken {
  return { path, code: 'missing' };
}
