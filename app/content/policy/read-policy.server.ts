import { recordOf } from '#app/config/typed-record.ts';
import { type Bilingual, languages } from '#app/i18n/language.ts';
import { slugOf } from '#app/i18n/slug.ts';
import { ContentFileError } from '../content-file-error.ts';
import type { PolicyBlockContent as Block, PolicyContent } from './policy-fields.ts';
import { type OneBlock, type OneLanguage, readMarkdown } from './read-markdown.server.ts';
import { paragraphsOf } from './policy-text.ts';

/**
 * Reads the policy from Markdown in both languages. Throws a `ContentFileError` that names the file where the page
 * could not show it, and where the two have another shape.
 */
export function readPolicy(markdown: Bilingual): PolicyContent {
  const { en, bn } = recordOf(languages, (language) => {
    try {
      return readMarkdown(markdown[language]);
    } catch (error) {
      throw new ContentFileError(`content/policy.${language}.md: ${reasonOf(error)}.`);
    }
  });
  if (shapeOf(en) !== shapeOf(bn)) {
    throw new ContentFileError(
      'content/policy.en.md: the translation has other sections, lists or pictures than content/policy.bn.md.',
    );
  }
  const keys = new Set<string>();
  return {
    title: { en: en.title, bn: bn.title },
    lead: { en: en.lead, bn: bn.lead },
    sections: en.sections.map((section, at) => {
      // They have the same shape.
      const other = bn.sections[at] ?? section;
      const title = { en: section.title, bn: other.title };
      return {
        _key: keyOf(title, keys),
        title,
        blocks: section.blocks.map((block, index) => ({
          _key: String(index + 1),
          ...inBoth(block, other.blocks[index] ?? block),
        })),
      };
    }),
  };
}

/** The kinds of blocks in each section, with the number of items in lists and paragraphs in warnings. */
function shapeOf({ sections }: OneLanguage): string {
  return JSON.stringify(
    sections.map(({ blocks }) =>
      blocks.map(({ kind, address, text, items }) => [
        ...[kind, address, items?.length],
        kind === 'warning' && paragraphsOf(text ?? '').length,
      ]),
    ),
  );
}

function inBoth(en: OneBlock, bn: OneBlock): Omit<Block, '_key'> {
  const { kind, address, text, items, alt } = en;
  return {
    kind,
    ...(text !== undefined && { text: { en: text, bn: bn.text ?? '' } }),
    ...(items && { items: items.map((item, at) => ({ en: item, bn: bn.items?.[at] ?? '' })) }),
    ...(address !== undefined && { address }),
    ...(address !== undefined &&
      (alt || bn.alt ? { alt: { en: alt ?? '', bn: bn.alt ?? '' } } : { decoration: true })),
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a section is called in paths, from its English heading. */
function keyOf(title: Bilingual, taken: Set<string>): string {
  const name = slugOf(title).replace(/_/g, '-').slice(0, 60).replace(/^-|-$/g, '') || 'section';
  const key = taken.has(name) ? `${name}-${taken.size + 1}` : name;
  taken.add(key);
  return key;
}
