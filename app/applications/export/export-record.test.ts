import { expect, test } from 'vitest';
import { exportSubject, readExportSubject } from './export-record.ts';

test('an export is noted by its count and the kinds of its filters, not by what was asked for', () => {
  const subject = exportSubject(12, { q: 'রহিম AB1234567', country: 'HU', job: 'cook' });
  expect(subject).toBe('count=12&by=q+country+job');
  expect(readExportSubject(subject)).toEqual({ count: 12, chosenBy: ['q', 'country', 'job'] });
});

test('one of everything, and one that was noted before there were counts', () => {
  expect(readExportSubject(exportSubject(0, {}))).toEqual({ count: 0, chosenBy: [] });
  expect(readExportSubject('')).toBeNull();
});
