// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { DayField } from './day-field.tsx';

afterEach(cleanup);

test.each([
  [true, '১৯৯৮', 'Only the year: 1998'],
  [true, '5/3/98', 'Thursday, 5 March 1998'],
  [false, '1998', 'Day, month, year, like 25/3/2026. Also 3, 3/12 or Thursday.'],
])('a field that takes years: %s. %s is read as %s', (orYear, typed, read) => {
  render(<DayField name="birth" label="Birth" latest="2026-11-21" orYear={orYear} />, {
    wrapper: InPage,
  });
  const input = screen.getByLabelText<HTMLInputElement>('Birth');
  fireEvent.input(input, { target: { value: typed } });
  expect(screen.getByRole('status').textContent).toBe(read);
});

test('a day close by is said in a word, and the form sends which it is', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T04:00:00Z') });
  const { container } = render(<DayField name="again" label="Again" earliest="2026-11-28" />, {
    wrapper: InPage,
  });
  fireEvent.input(screen.getByLabelText('Again'), { target: { value: 'বৃহস্পতি' } });
  expect(screen.getByRole('status').textContent).toBe('Thursday, 3 December 2026');
  expect(container.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('2026-12-03');
  vi.useRealTimers();
});

test('a year that is known already is shown and sent as one', () => {
  const { container } = render(<DayField name="birth" label="Birth" defaultValue="1998" orYear />, {
    wrapper: InPage,
  });
  expect(screen.getByLabelText<HTMLInputElement>('Birth').value).toBe('1998');
  expect(container.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('1998');
});
