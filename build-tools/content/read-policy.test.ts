import { expect, test } from 'vitest';
import { readPolicy } from './read-policy.ts';

const written = `# Our policy

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

test('a policy becomes headings, paragraphs, lists, pictures and warnings', () => {
  expect(readPolicy(written)).toEqual({
    title: 'Our policy',
    lead: 'Read this first.',
    sections: [
      {
        title: 'Fees',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              { text: 'You pay ', isStrong: false },
              { text: 'nothing', isStrong: true },
              { text: ' here:', isStrong: false },
            ],
          },
          {
            kind: 'list',
            items: [
              [{ text: 'File opening', isStrong: false }],
              [{ text: 'Office service', isStrong: false }],
            ],
          },
          {
            kind: 'picture',
            address: '/illustrations/two-of-ten.svg',
            description: 'Two of ten',
          },
        ],
      },
      {
        title: 'No guarantee',
        blocks: [
          {
            kind: 'warning',
            paragraphs: [
              [{ text: 'We promise no visa.', isStrong: true }],
              [{ text: 'The embassy decides.', isStrong: false }],
            ],
          },
        ],
      },
    ],
  });
});

test.each([
  ['nothing', '', 'it does not begin with a heading ("# …")'],
  ['no opening', '# A\n\n## B\n\nc', 'a paragraph must follow its first heading'],
  ['no section', '# A\n\nb', 'it has no section ("## …")'],
  ['an empty section', '# A\n\nb\n\n## C\n\n## D\n\ne', 'the section "C" is empty'],
  ['a table', '# A\n\nb\n\n## C\n\n|d|\n|-|\n|e|', 'the page cannot show "|d|\n|-|\n|e|" (table)'],
  ['markup', '# A\n\nb\n\n## C\n\n<b>d</b>', 'the page cannot show "<b>" (html)'],
  [
    'text before a section',
    '# A\n\nb\n\nc\n\n## D\n\ne',
    '"c" stands before the first section ("## …")',
  ],
])('%s is refused in one sentence', (_, markdown, reason) => {
  expect(() => readPolicy(markdown)).toThrow(reason);
});
