import { describe, expect, test } from 'vitest';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { findingSentence } from '#app/content/faults/fault-sentence.ts';
import { findFaults } from '#app/content/faults/faults.ts';
import { messagesDocument } from '#app/content/kinds/messages.ts';
import { languages } from '#app/i18n/language.ts';
import { stageCodes, stages } from '../stage.ts';
import { type MessageFacts, preparedMessage } from './prepared-message.ts';

const { messages } = defaultDocuments();
const facts: MessageFacts = {
  ...{ name: 'Nasrin & Sons #1 + নাসরিন', receipt: 'DDWA-AEFR', day: '2026-11-21' },
  agency: { en: 'Sampan Overseas', bn: 'সাম্পান ওভারসিজ' },
  step: stages.documents,
  papers: [
    { en: 'Passport', bn: 'পাসপোর্ট' },
    { en: 'Police clearance', bn: 'পুলিশ ছাড়পত্র' },
  ],
  checkAt: 'https://sampan.example/bn',
};
const cases = stageCodes.flatMap((stage) => languages.map((language) => ({ stage, language })));
const long = 'Mohammad Abdur Rahman Chowdhury bin Mohammad Abdul Karim Chowdhury '.repeat(2);

describe.each(cases)('K-43: the words for $stage in $language', ({ stage, language }) => {
  const template = messages[stage];
  const prepared = preparedMessage(language, template, { ...facts, step: stages[stage] });

  test('are 500 characters at most, however many papers are missing', () => {
    expect(prepared.length).toBeLessThanOrEqual(500);
    const many = Array.from({ length: 40 }, (_, n) => ({
      en: `A paper of a rather long name, the ${n}th`,
      bn: `বেশ লম্বা নামের একটি কাগজ, ${n} নম্বর`,
    }));
    for (const papers of [many, many.slice(0, 3), []]) {
      const message = preparedMessage(language, template, {
        ...{
          ...facts,
          name: long,
          papers,
          checkAt: 'https://recruiting.sampan-overseas.example/bn',
        },
      });
      expect(message.length).toBeLessThanOrEqual(500);
      expect(message).toContain('https://recruiting.sampan-overseas.example/bn');
    }
  });

  test('keep &, #, + and Bengali in the address that opens WhatsApp', () => {
    const url = buildWhatsAppUrl('+8801712345678', prepared);
    expect(new URL(url!).searchParams.get('text')).toBe(prepared);
    expect(prepared).toContain('Nasrin & Sons #1 + নাসরিন');
    expect(new URL(url!).hash).toBe('');
  });

  test('name missing papers where they speak of papers, and leave that out where none is missing', () => {
    const says = template[language].includes('{papers}');
    for (const paper of facts.papers) expect(prepared.includes(paper[language])).toBe(says);
    const without = preparedMessage(language, template, { ...facts, papers: [] });
    expect(without).not.toMatch(/Still missing|Please bring|বাকি:|আনবেন|[{}]/);
  });

  test('end with the warning and the address', () => {
    const end = {
      en: 'Nobody may ask you for money by phone. Check us: https://sampan.example/bn',
      bn: 'ফোনে কেউ আপনার কাছে টাকা চাইতে পারেন না। আমাদের মিলিয়ে দেখুন: https://sampan.example/bn',
    };
    expect(prepared.endsWith(end[language])).toBe(true);
    const nowhere = preparedMessage(language, template, { ...facts, checkAt: null });
    expect(nowhere).toMatch(/(?:by phone\.|চাইতে পারেন না।)$/);
  });

  test('have no amount and no passport number', () => {
    const own = prepared
      .replace(facts.name, '')
      .replace(facts.receipt, '')
      .replace(/21 November, 2026|21 November 2026|২১ নভেম্বর,? ২০২৬/, '');
    expect(own).not.toMatch(/\p{Nd}|৳|BDT|Tk/u);
  });
});

test('good and bad news read alike: they are told by telephone or in the office', () => {
  const { _key: _, ...granted } = { _key: '', ...messages.granted };
  expect(messages.refused).toEqual(granted);
});

test.each([
  ['{nmae}', 'Documents, English: in braces only'],
  ['{name', 'Documents, English: in braces only'],
  ['a'.repeat(301), 'Documents, English: this is too long'],
])('the content refuses %s', (text, sentence) => {
  const content = { ...messages, documents: { ...messages.documents, en: text } };
  const found = findFaults(messagesDocument, content, messages).map((fault) =>
    findingSentence(messagesDocument.fields, content, fault, 'en'),
  );
  expect(found.join()).toContain(sentence);
});
