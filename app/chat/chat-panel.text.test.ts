import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { languages } from '#app/i18n/language.ts';
import { answerTime, panelTexts } from './chat-panel.text.ts';

const { openingTimes } = defaultDocuments().agency.agency;
const inDhaka = (local: string) => new Date(`${local}:00+06:00`);

test.each([
  ['2026-11-20T12:00', 'on Saturday from 10:00', 'শনিবার সকাল ১০টা থেকে'],
  ['2026-11-20T23:59', 'on Saturday from 10:00', 'শনিবার সকাল ১০টা থেকে'],
  ['2026-11-19T18:00', 'on Saturday from 10:00', 'শনিবার সকাল ১০টা থেকে'],
  ['2026-11-22T09:59', 'today from 10:00', 'আজ সকাল ১০টা থেকে'],
  ['2026-11-22T00:00', 'today from 10:00', 'আজ সকাল ১০টা থেকে'],
  ['2026-11-22T19:00', 'on Monday from 10:00', 'সোমবার সকাল ১০টা থেকে'],
])('at %s it says when we answer', (local, english, bengali) => {
  expect(answerTime('en', openingTimes, inDhaka(local))).toBe(`Closed now. We answer ${english}.`);
  expect(answerTime('bn', openingTimes, inDhaka(local))).toBe(`এখন বন্ধ। ${bengali} উত্তর দিই।`);
});

test.each(languages)('while the office is open it says nothing (%s)', (language) => {
  expect(answerTime(language, openingTimes, inDhaka('2026-11-22T10:00'))).toBeNull();
});

test('in both languages there are three questions', () => {
  for (const language of languages)
    expect(panelTexts(language, openingTimes).questions).toHaveLength(3);
});
