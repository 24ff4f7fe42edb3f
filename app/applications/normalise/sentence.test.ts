import { expect, test } from 'vitest';
import { daySentence, warningSentence } from './sentence.ts';

test('a suggestion stands in the sentence as it is', () => {
  const suggestion = "a$&b$'@gmail.com";
  expect(warningSentence('en', { code: 'email_did_you_mean', suggestion })).toContain(suggestion);
  expect(warningSentence('bn', { code: 'email_did_you_mean', suggestion })).toContain(suggestion);
});

test('days that may have been meant are offered in words', () => {
  const reading = {
    problem: 'date_ambiguous_century' as const,
    choices: ['1922-03-05', '2022-03-05'],
  };
  expect(daySentence('en', reading)).toContain('5 March 1922 or 5 March 2022?');
  expect(daySentence('bn', reading)).toContain('৫ মার্চ, ১৯২২ নাকি ৫ মার্চ, ২০২২');
});

test('a question without days to choose from offers none', () => {
  const sentence = daySentence('en', { problem: 'date_unreadable', choices: [] });
  expect(sentence).not.toContain('{');
});
