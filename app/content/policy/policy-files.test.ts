import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentFolder, defaultDocuments } from '../defaults.server.ts';
import type { PolicyContent } from './policy-fields.ts';
import { policyText } from './policy-text.ts';
import { readPolicy } from './read-policy.server.ts';
import { writePolicy } from './write-policy.ts';

const english = `# Our policy

Read this **first**.

## Fees

You pay **nothing** here:

- File opening
- Office service

![Two of ten](/illustrations/two-of-ten.svg)

## No guarantee

> **We promise no visa.**
>
> The embassy decides.
`;
const bengali = english
  .replace(/(?<=^#+ |^- |^> (?:\*\*)?|^)[A-Z][\w ]*/gm, 'বাংলা')
  .replace('Two of ten', 'দশজনে দুইজন');

test('the policy becomes rows that hold both languages', () => {
  const { sections, ...head } = readPolicy({ en: english, bn: bengali });
  expect(head).toEqual({
    title: { en: 'Our policy', bn: 'বাংলা' },
    lead: { en: 'Read this first.', bn: 'বাংলাfirst.' },
  });
  expect(sections).toEqual([
    {
      _key: 'fees',
      title: { en: 'Fees', bn: 'বাংলা' },
      blocks: [
        {
          _key: '1',
          kind: 'paragraph',
          text: { en: 'You pay **nothing** here:', bn: 'বাংলা**nothing** here:' },
        },
        {
          _key: '2',
          kind: 'list',
          items: [
            { en: 'File opening', bn: 'বাংলা' },
            { en: 'Office service', bn: 'বাংলা' },
          ],
        },
        {
          _key: '3',
          kind: 'picture',
          address: '/illustrations/two-of-ten.svg',
          alt: { en: 'Two of ten', bn: 'দশজনে দুইজন' },
        },
      ],
    },
    {
      _key: 'no-guarantee',
      title: { en: 'No guarantee', bn: 'বাংলা' },
      blocks: [
        {
          _key: '1',
          kind: 'warning',
          text: {
            en: '**We promise no visa.**\n\nThe embassy decides.',
            bn: '**বাংলা.**\n\nবাংলা.',
          },
        },
      ],
    },
  ]);
});

test('a page gets one language, with its emphasis', () => {
  const [fees, promise] = policyText(readPolicy({ en: english, bn: bengali }), 'en').sections;
  expect(fees?.blocks[0]).toEqual({
    _key: '1',
    kind: 'paragraph',
    text: [
      { text: 'You pay ', isStrong: false },
      { text: 'nothing', isStrong: true },
      { text: ' here:', isStrong: false },
    ],
  });
  expect(promise?.blocks).toEqual([
    {
      _key: '1',
      kind: 'warning',
      paragraphs: [
        [{ text: 'We promise no visa.', isStrong: true }],
        [{ text: 'The embassy decides.', isStrong: false }],
      ],
    },
  ]);
});

test.each([
  ['nothing', '', 'it does not begin with a heading ("# …").'],
  ['no opening', '# A\n\n## B\n\nc', 'a paragraph must follow its first heading.'],
  ['no section', '# A\n\nb', 'it has no section ("## …").'],
  ['an empty section', '# A\n\nb\n\n## C\n\n## D\n\ne', 'the section "C" is empty.'],
  ['a table', '# A\n\nb\n\n## C\n\n|d|\n|-|\n|e|', 'the page cannot show "|d|\n|-|\n|e|" (table).'],
  ['markup', '# A\n\nb\n\n## C\n\n<b>d</b>', 'the page cannot show "<b>" (html).'],
  ['a smaller heading', '# A\n\nb\n\n## C\n\n### d', 'the page cannot show "### d" (heading).'],
  ['a link', '# A\n\nb\n\n## C\n\n[d](/e)', 'the page cannot show "[d](/e)" (link).'],
  ['a list in a warning', '# A\n\nb\n\n## C\n\n> - d', 'the page cannot show "- d" (list).'],
  [
    'text before a section',
    '# A\n\nb\n\nc\n\n## D\n\ne',
    '"c" stands before the first section ("## …").',
  ],
])('E-23 a Markdown file with %s is refused in one sentence', (_, markdown, reason) => {
  expect(() => readPolicy({ en: markdown, bn: bengali })).toThrow(
    `content/policy.en.md: ${reason}`,
  );
});

test.each([
  ['a section', '## No guarantee', '## No guarantee\n\nOne.\n\n## Another'],
  ['an item', '- File opening\n', ''],
  ['a picture', /!\[.*\n/, 'No picture.\n'],
  ['a paragraph of a warning', '>\n> The embassy decides.\n', ''],
])('E-23 a translation with another number of %s is refused', (_, was, is) => {
  expect(() => readPolicy({ en: english.replace(was, is), bn: bengali })).toThrow(
    'content/policy.en.md: the translation has other sections, lists or pictures',
  );
});

test.each(['en', 'bn'] as const)(
  'what is shipped is written back byte for byte: %s',
  (language) => {
    const shipped = readFileSync(`${contentFolder}policy.${language}.md`, 'utf8');
    expect(writePolicy(defaultDocuments().policy, language)).toBe(shipped);
  },
);

test('E-23 what is typed as markup is text, and export escapes it', () => {
  const typed = '<b>bold</b> | # no heading, https://example.org a@b.example';
  const policy = policyOf(typed);
  const [block] = policyText(policy, 'en').sections[0]!.blocks;
  expect(block).toEqual({
    _key: '1',
    kind: 'paragraph',
    text: [{ text: typed, isStrong: false }],
  });
  const written = writePolicy(policy, 'en');
  expect(written).toContain('\\<b\\>bold\\</b\\> \\| \\# no heading, https\\://example.org a\\@b.');
  expect(readBack(policy).sections).toEqual(policy.sections);
});

test.each([
  '# heading',
  '- item',
  '1. item',
  '> warning',
  '---',
  '===',
  'a\n===',
  'a\n---',
  'a\n:-',
  '|a|b|\n|-|-|\n|c|d|',
  '![a](/b.svg)',
  '`code` _em_ *em* ~~no~~ &amp; \\',
  'a ** b',
  '**২০%**কে ডাকা হয়',
  '**a****b**',
  '***a***',
  '**',
  '\\*\\*a\\*\\*',
  'www.example.org',
])('E-23 %j comes back from its file as it was typed', (typed) => {
  const policy = policyOf(typed);
  expect(readBack(policy)).toEqual(policy);
});

test('E-23 any typed text comes back from its file', () => {
  const piece = fc.constantFrom(
    ...[
      '**',
      '*',
      '_',
      '#',
      '>',
      '-',
      '+',
      '1.',
      '|',
      '`',
      '[',
      ']',
      '(',
      ')',
      '!',
      '<',
      '&',
      '\\',
    ],
    ...['~', '=', ':', '//', '@', 'a', 'ক', '২০%', ' ', '\n', 'www.', 'https://'],
  );
  const text = fc
    .array(piece, { minLength: 1, maxLength: 14 })
    .map((pieces) => tidy(pieces.join('')))
    .filter((made) => made !== '');
  fc.assert(
    fc.property(text, (typed) => {
      const policy = policyOf(typed);
      expect(readBack(policy)).toEqual(policy);
    }),
    { numRuns: 2000 },
  );
});

test('two lists that follow each other stay two', () => {
  const list = { kind: 'list' as const, items: [both('One')] };
  const policy = {
    ...policyOf('Text'),
    sections: [
      {
        _key: 's',
        title: both('S'),
        blocks: ['1', '2', '3'].map((_key) => ({ _key, ...list })),
      },
    ],
  };
  expect(readBack(policy)).toEqual(policy);
});

/** Typed texts are trimmed, and no paragraph of the editor has an empty line. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function both(text: string) {
  return { en: text, bn: text };
}

/** The same in every place where somebody may type. */
function policyOf(typed: string): PolicyContent {
  const line = typed.replaceAll('\n', ' ');
  return {
    title: both(line),
    lead: both(line),
    sections: [
      {
        _key: 's',
        title: both(line),
        blocks: [
          { _key: '1', kind: 'paragraph', text: both(typed) },
          { _key: '2', kind: 'list', items: [both(line), both('Second')] },
          { _key: '3', kind: 'warning', text: both(`${typed}\n\nSecond`) },
          { _key: '4', kind: 'picture', address: '/illustrations/a.svg', alt: both(line) },
        ],
      },
    ],
  };
}

function readBack(policy: PolicyContent): PolicyContent {
  const read = readPolicy({ en: writePolicy(policy, 'en'), bn: writePolicy(policy, 'bn') });
  // The key is made from the heading.
  return { ...read, sections: read.sections.map((section) => ({ ...section, _key: 's' })) };
}
