// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { DayField } from './day-field.tsx';

afterEach(cleanup);

test.each([
  [true, '১৯৯৮', 'Only the year: 1998'],
  [true, '5/3/98', 'Thursday, 5 March 1998'],
  [false, '1998', 'Day, month, year, like 25/3/2026.'],
])('a field that takes years: %s. %s is read as %s', (orYear, typed, read) => {
  render(<DayField name="birth" label="Birth" latest="2026-11-21" orYear={orYear} />, {
    wrapper: InPage,
  });
  const input = screen.getByLabelText<HTMLInputElement>('Birth');
  fireEvent.input(input, { target: { value: typed } });
  expect(screen.getByRole('status').textContent).toBe(read);
});

test('a year that is known already is shown and sent as one', () => {
  const { container } = render(<DayField name="birth" label="Birth" defaultValue="1998" orYear />, {
    wrapper: InPage,
  });
  expect(screen.getByLabelText<HTMLInputElement>('Birth').value).toBe('1998');
  expect(container.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('1998');
});
