import { type Token, type Tokens, lexer } from 'marked';
import type { PolicyBlockContent as Block } from './policy-fields.ts';

/** The policy as one file holds it. */
export type OneLanguage = {
  title: string;
  lead: string;
  sections: { title: string; blocks: OneBlock[] }[];
};

/** Its texts as they are typed in the editor: without Markdown but for `**`. */
export type OneBlock = Pick<Block, 'kind' | 'address'> & {
  text?: string;
  items?: string[];
  alt?: string;
};

/**
 * Reads one heading, an introduction, then sections, each with a second-level heading, of paragraphs, lists,
 * quotations (shown as warnings) and pictures. Throws an `Error` with the reason for anything else.
 */
export function readMarkdown(markdown: string): OneLanguage {
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
    if (!picture || token.tokens.some(({ type }) => type !== 'image'))
      return { kind: 'paragraph', text: typed(token.text, token.tokens) };
    const [, alt = '', address = ''] = picture;
    return { kind: 'picture', address, alt: unescaped(alt) };
  }
  if (isList(token)) {
    return { kind: 'list', items: token.items.map(({ text, tokens }) => typed(text, tokens)) };
  }
  if (isQuotation(token)) {
    const paragraphs = token.tokens
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

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

function isQuotation(token: Token): token is Tokens.Blockquote {
  return token.type === 'blockquote';
}
