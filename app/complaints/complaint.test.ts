import { expect, test } from 'vitest';
import { kindTexts, outcomeTexts, stateTexts } from './complaint.text.ts';
import {
  answerDays,
  closeDays,
  complaintKinds,
  complaintOutcomes,
  complaintStates,
  dueDays,
  textBounds,
} from './complaint.ts';

test('the codes are those of the specification', () => {
  expect(complaintKinds.toSorted()).toEqual(
    [
      ...['money', 'delay', 'staff', 'sub_agent', 'impostor', 'papers_kept', 'treatment_abroad'],
      ...['copy', 'erase', 'gallery', 'other'],
    ].toSorted(),
  );
  expect(complaintStates).toEqual(['received', 'in_work', 'answered', 'closed']);
  expect(complaintOutcomes).toEqual(['upheld', 'partly', 'not_upheld', 'withdrawn', 'passed_on']);
  expect(textBounds).toEqual({ least: 10, most: 3000 });
});

test('no two kinds, states or outcomes are called the same', () => {
  for (const texts of [kindTexts, stateTexts, outcomeTexts]) {
    const words = Object.values(texts).flatMap(({ en, bn }) => [en, bn]);
    expect(new Set(words).size).toBe(words.length);
  }
});

test('a complaint is answered within 7 days and closed within 30, also over the end of a year', () => {
  expect([answerDays, closeDays]).toEqual([7, 30]);
  expect(dueDays('2026-12-28')).toEqual({ answerBy: '2027-01-04', closeBy: '2027-01-27' });
});
