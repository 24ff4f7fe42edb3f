import type { Language } from '#app/i18n/language.ts';
import type { PolicyBlockContent as Block, PolicyContent } from './policy-fields.ts';

/** The policy in one language, as its page shows it. */
export type PolicyText = { title: string; lead: string; sections: PolicySection[] };

export type PolicySection = { _key: string; title: string; blocks: PolicyBlock[] };

export type PolicyBlock = { _key: string } & (
  | { kind: 'paragraph'; text: Run[] }
  | { kind: 'list'; items: Run[][] }
  /** What must not be overlooked. */
  | { kind: 'warning'; paragraphs: Run[][] }
  | { kind: 'picture'; address: string; description: string }
);

/** A piece of text, plain or emphasised. */
export type Run = { text: string; isStrong: boolean };

/** The policy in a language. What a block of a draft lacks is empty. */
export function policyText(policy: PolicyContent, language: Language): PolicyText {
  return {
    title: policy.title[language],
    lead: policy.lead[language],
    sections: policy.sections.map(({ _key, title, blocks }) => ({
      _key,
      title: title[language],
      blocks: blocks.map((block) => blockText(block, language)),
    })),
  };
}

function blockText({ _key, kind, ...block }: Block, language: Language): PolicyBlock {
  const text = block.text?.[language] ?? '';
  switch (kind) {
    case 'paragraph':
      return { _key, kind, text: runsOf(text) };
    case 'list':
      return { _key, kind, items: (block.items ?? []).map((item) => runsOf(item[language])) };
    case 'warning':
      return { _key, kind, paragraphs: paragraphsOf(text).map(runsOf) };
    case 'picture': {
      const description = (!block.decoration && block.alt?.[language]) || '';
      return { _key, kind, address: block.address ?? '', description };
    }
  }
}

/** An empty line begins another paragraph. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}

/** `**bold**` is emphasised; asterisks that enclose nothing, or blanks, are text. */
export function runsOf(text: string): Run[] {
  return text
    .split(/\*\*(\S|\S.*?\S)\*\*/s)
    .map((piece, index) => ({ text: piece, isStrong: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
