import { expect, test } from 'vitest';
import type { ApiFailure } from '#app/http/api-client.ts';
import { outcomeTexts } from './publish.text.ts';
import { isOutdated, refusalSentence } from './refusal.ts';

const english = Object.fromEntries(
  Object.entries(outcomeTexts).map(([name, text]) => [name, text.en]),
) as Record<keyof typeof outcomeTexts, string>;

const failure = (status: number, code: string, errors: object[] = []) =>
  ({ ok: false, status, code, errors }) as ApiFailure;

const told = (one: ApiFailure) =>
  refusalSentence(one, english, (id) => (id === 'home' ? 'Home' : id));

test.each([
  [
    'somebody was faster',
    failure(409, 'changed_meanwhile', [{ field: 'home' }]),
    /^Home: somebody/,
  ],
  ['a fault', failure(422, 'invalid_input', [{ field: 'home/x', code: 'missing' }]), /corrected/],
  [
    'nothing new',
    failure(422, 'invalid_input', [{ field: 'documents', code: 'nothing_changed' }]),
    /says the same/,
  ],
  ['a page that throws', failure(422, 'page_failed', [{ field: '/bn/about' }]), /\/bn\/about/],
  ['what the owner publishes', failure(403, 'owner_only'), /only the owner/],
  ['a database that is away', failure(503, 'others_saving'), /safe as drafts/],
  ['no network', failure(0, 'unreachable'), /published only once/],
])('says of %s what it was', (_, one, sentence) => expect(told(one)).toMatch(sentence));

test('too many calls have the common sentence', () =>
  expect(told(failure(429, 'too_many'))).toBeUndefined());

test('after an answer that did not come the same is sent again, else what was shown is read anew', () => {
  expect(isOutdated(failure(0, 'unreachable'))).toBe(false);
  expect(isOutdated(failure(503, 'others_saving'))).toBe(false);
  expect(isOutdated(failure(409, 'changed_meanwhile'))).toBe(true);
});
