import { expect, test } from 'vitest';
import { defaultDocuments } from '../defaults.server.ts';
import { documents } from '../documents.ts';
import { findingSentence } from '../faults/fault-sentence.ts';
import { findFaults } from '../faults/faults.ts';
import { faultTexts } from '../faults/faults.text.ts';
import { policyWarningSentence, policyWarnings } from './policy-warnings.ts';

const kind = documents.policy;

/** The shipped content, for a mistake to be made in. */
// oxlint-disable-next-line typescript/no-explicit-any -- mistakes are of any form
function shippedWith(change: (content: any) => void): any {
  const content = structuredClone(defaultDocuments());
  change(content);
  return content;
}

// oxlint-disable-next-line typescript/no-explicit-any -- mistakes are of any form
function faultsWith(change: (policy: any) => void): string[] {
  const { policy } = shippedWith((content) => change(content.policy));
  return findFaults(kind, policy, defaultDocuments().policy).map((finding) =>
    findingSentence(kind.fields, policy, finding, 'en'),
  );
}

// oxlint-disable-next-line typescript/no-explicit-any -- mistakes are of any form
function warningsWith(change: (content: any) => void, language: 'en' | 'bn' = 'en'): string[] {
  const content = shippedWith(change);
  return policyWarnings(content).map((one) => policyWarningSentence(one, content, language));
}

const first = 'Sections of the policy 1, Content 1, Text';

test('E-21 other numbers in a block are refused, and the block is named', () => {
  const faults = faultsWith(({ sections }) => {
    sections[0].blocks[0].text.en = 'At most 5 months.';
  });
  expect(faults).toEqual([`${first}, English: this states other numbers than the Bengali text.`]);
});

test.each([
  ['digits of either script', '৬ মাস', '6 months', true],
  ['grouping commas', '১,০০,০০০ টাকা', '100,000 taka', true],
  ['another order', '৮০% ও ২০%', '20% and 80%', true],
  ['words of numbers, which do not count', 'ছয় মাস', 'six months', true],
  ['a full stop after a number', 'মাস ৬।', 'Months: 6.', true],
  ['a part of a number', '২.৫ মাস', '2 or 5 months', false],
  ['the same number once more', '৬ মাস, ৬ মাস', '6 months', false],
  ['a number in one language alone', 'ছয় মাস', '6 months', false],
])('E-21 numbers of both languages: %s', (_, bn, en, isRight) => {
  const faults = faultsWith(({ sections }) => (sections[0].blocks[0].text = { en, bn }));
  expect(faults).toHaveLength(isRight ? 0 : 1);
});

test('E-21 numbers count in lists, headings and the lead too', () => {
  const faults = faultsWith((policy) => {
    policy.lead.en += ' 1';
    policy.sections[1].title.en += ' 2';
    policy.sections[1].blocks[1].items[2].bn += ' ৩';
    policy.sections[3].blocks[1].alt.bn += ' ৪';
  });
  expect(faults.map((sentence) => sentence.split(', English')[0])).toEqual([
    'Opening sentence',
    'Sections of the policy 2, Heading',
    'Sections of the policy 2, Content 2, List',
    'Sections of the policy 4, Content 2, The picture in words',
  ]);
});

test('a heading without a Bengali letter is refused', () => {
  const faults = faultsWith(({ sections }) => (sections[0].title.bn = 'Refund'));
  expect(faults).toEqual([
    'Sections of the policy 1, Heading, Bengali: this is the Bengali text and has no Bengali letter.',
  ]);
});

test.each<[string, string, object]>([
  ['a paragraph', 'Text', { kind: 'paragraph' }],
  ['a warning', 'Text', { kind: 'warning' }],
  ['a list', 'List', { kind: 'list' }],
  ['a picture', 'Picture', { kind: 'picture', alt: { en: 'People', bn: 'মানুষ' } }],
])('%s without its %s is refused', (_, field, block) => {
  const faults = faultsWith(({ sections }) => (sections[0].blocks = [{ _key: '1', ...block }]));
  expect(faults).toEqual([`Sections of the policy 1, Content 1, ${field}: this is missing.`]);
});

test('E-53 a picture has words, unless it is decoration: then it has none', () => {
  const picture = { _key: '1', kind: 'picture', address: '/illustrations/two-of-ten.svg' };
  const faultsOf = (words: object) =>
    faultsWith(({ sections }) => (sections[0].blocks = [{ ...picture, ...words }]));
  const alt = { en: 'Ten people', bn: 'দশজন মানুষ' };
  const field = 'Sections of the policy 1, Content 1, The picture in words';
  expect(faultsOf({})).toEqual([`${field}: ${faultTexts.no_words.en}`]);
  expect(faultsOf({ alt: { ...alt, bn: '' } })).toEqual([`${field}, Bengali: this is empty.`]);
  expect(faultsOf({ decoration: true, alt })).toEqual([
    `${field}: ${faultTexts.words_of_decoration.en}`,
  ]);
  expect(faultsOf({ decoration: true })).toEqual([]);
  expect(faultsOf({ alt })).toEqual([]);
});

test('E-23 neither language gets paragraphs of its own', () => {
  const paragraphs = faultsWith(({ sections }) => (sections[0].blocks[0].text.en += '\n\nMore.'));
  expect(paragraphs).toEqual([
    `${first}: an empty line begins another paragraph: add a row for it.`,
  ]);
  const warning = faultsWith(({ sections }) => (sections[4].blocks[0].text.en += '\n\nMore.'));
  expect(warning).toEqual([
    'Sections of the policy 5, Content 1, Text: one language has more paragraphs than the other.',
  ]);
});

test('E-23 a row of one language alone is refused', () => {
  const faults = faultsWith(({ sections }) => sections[1].blocks[1].items.push({ bn: 'আরও' }));
  expect(faults).toEqual([
    'Sections of the policy 2, Content 2, List, line 4, English: this is missing.',
  ]);
});

test('the shipped pages state nothing that the policy does not', () => {
  expect(policyWarnings(defaultDocuments())).toEqual([]);
});

test('E-21 a card that says 5 months where the policy says 6 is a warning that names both', () => {
  const change = ({
    policy,
  }: {
    policy: { policyGlance: { name: { en: string; bn: string } }[] };
  }) => {
    policy.policyGlance[0]!.name = { en: 'At most 5 months', bn: 'সর্বোচ্চ ৫ মাস' };
  };
  expect(warningsWith(change)).toEqual([
    'The three cards 1, Heading, English: this says "5 months", but the policy says "6 months" (Sections of the policy 1, Content 1, Text).',
    'The three cards 1, Heading, Bengali: this says "৫ মাস", but the policy says "৬ মাস" (Sections of the policy 1, Content 1, Text).',
  ]);
  expect(warningsWith(change, 'bn')[0]).toMatch(/^উপরের তিনটি কার্ড ১, .*“5 months”.*“6 months”/);
});

test.each<[string, string, string[]]>([
  ['a share', 'About 30% are called.', ['30%']],
  ['a sum', 'It costs 5,000 taka.', ['5,000 taka']],
  ['a sum with its sign', 'It costs ৳ 5,000.', ['৳ 5,000']],
  ['a sum in lakh', 'It costs Tk 1.5 lakh.', ['Tk 1.5 lakh']],
  ['several times', 'It takes 6 or 9 months.', ['6 or 9 months']],
  ['a number of something else', 'Bring 4 photos in 2 folders.', []],
  ['what the policy states', 'Up to 6 months, for 20% of you.', []],
])('E-21 a step of the consultation with %s', (_, text, figures) => {
  const content = shippedWith((all) => (all.consultation.consultationSteps[0].text.en = text));
  expect(policyWarnings(content).map(({ figure }) => figure)).toEqual(figures);
});

test('how long a course takes is a fact of its own', () => {
  const lead = (en: string) =>
    warningsWith(({ training }) => (training.trainingWords.lead.en = en));
  expect(lead('It takes 12 months.')).toEqual([]);
  expect(lead('It takes 18 months and costs €900.')).toEqual([
    'Opening sentence, English: this says "18 months", but the policy says "6 months" (Sections of the policy 1, Content 1, Text).',
    'Opening sentence, English: this says "€900", and the policy says nothing of it.',
  ]);
});
