import { type Token, type Tokens, lexer } from 'marked';
import type { PolicyBlock, PolicyText, Run } from '#app/agency/policy/policy-text.ts';

/**
 * Parses a policy in Markdown: one heading, an introduction, then sections, each with a second-level heading,
 * of paragraphs, lists, quotations (shown as warnings) and pictures. Throws an `Error` with one sentence
 * about anything else.
 */
export function readPolicy(markdown: string): PolicyText {
  const [heading, opening, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (!isHeading(heading, 1)) throw new Error('it does not begin with a heading ("# …")');
  if (!isParagraph(opening)) throw new Error('a paragraph must follow its first heading');
  const policy: PolicyText = {
    title: plain(heading),
    lead: plain(opening),
    sections: [],
  };
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

function readBlock(token: Token): PolicyBlock {
  if (isParagraph(token)) {
    const [only, ...others] = token.tokens;
    return only && isPicture(only) && others.length === 0
      ? { kind: 'picture', address: only.href, description: only.text }
      : { kind: 'paragraph', text: readRuns(token.tokens) };
  }
  if (token.type === 'list') {
    const { items } = token as Tokens.List;
    return { kind: 'list', items: items.map(({ tokens }) => readRuns(tokens)) };
  }
  if (token.type === 'blockquote') {
    const paragraphs = (token as Tokens.Blockquote).tokens.filter(isParagraph);
    return { kind: 'warning', paragraphs: paragraphs.map(({ tokens }) => readRuns(tokens)) };
  }
  throw cannotShow(token);
}

function readRuns(tokens: Token[], isStrong = false): Run[] {
  return tokens.flatMap((token) => {
    // The text of a list item is in a nested token.
    if (token.type === 'text' && token.tokens) return readRuns(token.tokens, isStrong);
    if (isText(token)) return [{ text: token.text, isStrong }];
    if (token.type === 'strong') return readRuns(token.tokens ?? [], true);
    throw cannotShow(token);
  });
}

/** Headings and the introduction must be plain text. */
function plain({ tokens }: Tokens.Heading | Tokens.Paragraph): string {
  return readRuns(tokens)
    .map(({ text }) => text)
    .join('');
}

function isHeading(token: Token | undefined, depth: number): token is Tokens.Heading {
  return token?.type === 'heading' && token.depth === depth;
}

function isParagraph(token: Token | undefined): token is Tokens.Paragraph {
  return token?.type === 'paragraph';
}

function isText(token: Token): token is Tokens.Text | Tokens.Escape {
  return token.type === 'text' || token.type === 'escape';
}

function isPicture(token: Token): token is Tokens.Image {
  return token.type === 'image';
}

function cannotShow(token: Token): Error {
  return new Error(`the page cannot show "${startOf(token)}" (${token.type})`);
}

function startOf(token: Token): string {
  return token.raw.trim().slice(0, 40);
}
