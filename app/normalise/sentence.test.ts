import { expect, test } from 'vitest';
import { messageSentence } from './sentence.ts';

test('a suggestion stands in the sentence as it is', () => {
  const suggestion = "a$&b$'@gmail.com";
  expect(messageSentence('en', 'email_did_you_mean', { suggestion })).toContain(suggestion);
  expect(messageSentence('bn', 'email_did_you_mean', { suggestion })).toContain(suggestion);
});

test('days that may have been meant are offered in words', () => {
  const choices = ['1922-03-05', '2022-03-05'];
  const sentenceIn = (language: 'en' | 'bn') =>
    messageSentence(language, 'date_ambiguous_century', { choices });
  expect(sentenceIn('en')).toContain('5 March 1922 or 5 March 2022?');
  expect(sentenceIn('bn')).toContain('৫ মার্চ, ১৯২২ নাকি ৫ মার্চ, ২০২২');
});

test('a problem without days to choose from offers none', () => {
  const sentence = messageSentence('en', 'date_unreadable', { choices: [] });
  expect(sentence).not.toContain('{');
});
