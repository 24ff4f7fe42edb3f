import { type Token, type Tokens, lexer } from 'marked';
import { type Bilingual, languages } from '#app/i18n/language.ts';
import { slugOf } from '#app/i18n/slug.ts';
import { ContentFileError } from '../content-file-error.ts';
import type { Documents } from '../documents.ts';
import { paragraphsOf } from './policy-text.ts';

type Policy = Documents['policy'];
export type PolicyContent = Pick<Policy, 'title' | 'lead' | 'sections'>;
type Block = Policy['sections'][number]['blocks'][number];

/**
 * Reads the policy from Markdown in both languages: one heading, an introduction, then sections, each with a
 * second-level heading, of paragraphs, lists, quotations (shown as warnings) and pictures. Throws a
 * `ContentFileError` that names the file for anything else, and where the two have another shape.
 */
export function readPolicy(markdown: Bilingual): PolicyContent {
  const [en, bn] = languages.map((language) => {
    try {
      return readMarkdown(markdown[language]);
    } catch (error) {
      throw new ContentFileError(`content/policy.${language}.md: ${(error as Error).message}.`);
    }
  }) as [OneLanguage, OneLanguage];
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
      const other = bn.sections[at]!;
      const title = { en: section.title, bn: other.title };
      return {
        _key: keyOf(title, keys),
        title,
        blocks: section.blocks.map((block, index) => ({
          _key: String(index + 1),
          ...inBoth(block, other.blocks[index]!),
        })),
      };
    }),
  };
}

type OneLanguage = {
  title: string;
  lead: string;
  sections: { title: string; blocks: OneBlock[] }[];
};

/** Its texts as they are typed in the editor: without Markdown but for `**`. */
type OneBlock = Pick<Block, 'kind' | 'address'> & {
  text?: string;
  items?: string[];
  alt?: string;
};

function readMarkdown(markdown: string): OneLanguage {
  const [heading, opening, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (!isHeading(heading, 1)) throw new Error('it does not begin with a heading ("# …")');
  if (!isParagraph(opening)) throw new Error('a paragraph must follow its first heading');
  const policy: OneLanguage = { title: plain(heading), lead: plain(opening), sections: [] };
  for (const token of rest) {
    const section = policy.sections.at(-1);
    if (isHeading(token, 2)) policy.sections.push({ title: plain(token), blocks: [] });
    else if (section) section.blocks.push(readBlock(token));
    else throw new Error(`"${startOf(token)}" stands before the first section ("## …")`);
  }
  const empty = policy.sections.find(({ blocks }) => blocks.length === 0);
  if (empty) throw new Error(`the section "${empty.title}" is empty`);
  if (policy.sections.length === 0) throw new Error('it has no section ("## …")');
  return policy;
}

function readBlock(token: Token): OneBlock {
  if (isParagraph(token)) {
    const picture = /^!\[((?:\\.|[^\]\\])*)\]\((\S+)\)$/.exec(token.text);
    return picture && token.tokens.every(({ type }) => type === 'image')
      ? { kind: 'picture', address: picture[2]!, alt: unescaped(picture[1]!) }
      : { kind: 'paragraph', text: typed(token.text, token.tokens) };
  }
  if (token.type === 'list') {
    const { items } = token as Tokens.List;
    return { kind: 'list', items: items.map(({ text, tokens }) => typed(text, tokens)) };
  }
  if (token.type === 'blockquote') {
    const paragraphs = (token as Tokens.Blockquote).tokens
      .filter(({ type }) => type !== 'space')
      .map((inside) => {
        if (!isParagraph(inside)) throw cannotShow(inside);
        return typed(inside.text, inside.tokens);
      });
    return { kind: 'warning', text: paragraphs.join('\n\n') };
  }
  throw cannotShow(token);
}

/** A text as somebody would type it, when it has nothing but bold words. */
function typed(source: string, tokens: Token[]): string {
  refuseMarkup(tokens);
  return unescaped(source);
}

function refuseMarkup(tokens: Token[]): void {
  for (const token of tokens) {
    // The text of a list item is in a nested token.
    if (!['text', 'escape', 'strong', 'paragraph'].includes(token.type)) throw cannotShow(token);
    if ('tokens' in token && token.tokens) refuseMarkup(token.tokens);
  }
}

/** Headings and the introduction are plain text. */
function plain({ text, tokens }: Tokens.Heading | Tokens.Paragraph): string {
  refuseMarkup(tokens);
  const boldMark = /(?<!\\)\*\*/g;
  return unescaped(text.replace(boldMark, ''));
}

function unescaped(source: string): string {
  return source.replace(/\\([!-/:-@[-`{-~])/g, '$1');
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
    ...(text !== undefined && { text: { en: text, bn: bn.text! } }),
    ...(items && { items: items.map((item, at) => ({ en: item, bn: bn.items![at]! })) }),
    ...(address !== undefined && { address }),
    ...(alt !== undefined && { alt: { en: alt, bn: bn.alt! } }),
  };
}

/** What a section is called in paths, from its English heading. */
function keyOf(title: Bilingual, taken: Set<string>): string {
  const name = slugOf(title).replace(/_/g, '-').slice(0, 60).replace(/^-|-$/g, '') || 'section';
  const key = taken.has(name) ? `${name}-${taken.size + 1}` : name;
  taken.add(key);
  return key;
}

function isHeading(token: Token | undefined, depth: number): token is Tokens.Heading {
  return token?.type === 'heading' && token.depth === depth;
}

function isParagraph(token: Token | undefined): token is Tokens.Paragraph {
  return token?.type === 'paragraph';
}

function cannotShow(token: Token): Error {
  return new Error(`the page cannot show "${startOf(token)}" (${token.type})`);
}

function startOf(token: Token): string {
  return token.raw.trim().slice(0, 40);
}
