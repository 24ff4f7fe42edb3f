import type { Language } from '#app/i18n/language.ts';
import type { PolicyBlockContent as Block, PolicyContent } from './policy-fields.ts';
import { type Run, paragraphsOf, runsOf } from './policy-text.ts';

/** The policy in a language as its Markdown file. What was typed stays text: only `**` is markup. */
export function writePolicy({ title, lead, sections }: PolicyContent, language: Language): string {
  const parts = sections.flatMap((section) => [
    `## ${escaped(section.title[language])}`,
    ...section.blocks.map((block, at) =>
      writeBlock(block, language, bulletOf(section.blocks.slice(0, at))),
    ),
  ]);
  return `# ${[escaped(title[language]), escaped(lead[language]), ...parts].join('\n\n')}\n`;
}

function writeBlock(block: Block, language: Language, bullet: string): string {
  const text = block.text?.[language] ?? '';
  switch (block.kind) {
    case 'paragraph':
      return marked(text);
    case 'list':
      return (block.items ?? []).map((item) => `${bullet} ${marked(item[language])}`).join('\n');
    case 'warning':
      return paragraphsOf(text)
        .map((paragraph) => marked(paragraph).replace(/^/gm, '> '))
        .join('\n>\n');
    case 'picture':
      return `![${escaped(block.alt?.[language] ?? '')}](${block.address ?? ''})`;
  }
}

/** A list right after another has another sign, so that the two do not run into one. */
function bulletOf(before: readonly Block[]): string {
  const listsBefore = before.length - 1 - before.findLastIndex(({ kind }) => kind !== 'list');
  return listsBefore % 2 === 0 ? '-' : '*';
}

/** A text with its bold words. */
function marked(text: string): string {
  return lines(runsOf(text).map(marks).join(''));
}

function marks({ text, isStrong }: Run): string {
  return isStrong ? `**${escapedSigns(text)}**` : escapedSigns(text);
}

function escaped(text: string): string {
  return lines(escapedSigns(text));
}

/** What Markdown would read as markup anywhere in a line, also addresses that it would make links of. */
function escapedSigns(text: string): string {
  return text.replace(/[\\`*_[\]<>&|~#@]|:(?=\/\/)|(?<=www)\./gi, '\\$&');
}

/** And what would begin a list, a heading, a line across the page or, below another line, a table (`:-`). */
function lines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^(?=[-+=:])|(?<=^\d+)(?=[.)])/, '\\'))
    .join('\n');
}
