// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiResult } from '#app/http/api-client.ts';
import { recalledQuery } from '#app/ui/staff-list/remembered-queries.ts';
import { InPage } from '#tests/support/in-page.tsx';
import type { ApplicationSearch } from './application-search.ts';
import { SearchForm } from './search-form.tsx';

const named = [{ id: 'b2', name: 'Shirin' }];
const assignees = Promise.resolve({ ok: true, data: named, next: null } as ApiResult<typeof named>);
const addresses: string[] = [];

beforeEach(() => {
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', ...frames] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setImmediate(run));
});
afterEach(() => {
  cleanup();
  addresses.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Address() {
  const { search } = useLocation();
  useEffect(() => void addresses.push(search), [search]);
  return null;
}
const form = (search: ApplicationSearch) => (
  <InPage>
    <SearchForm search={search} assignees={assignees} />
    <Address />
  </InPage>
);

/** Shows the form, unfolded, once all of it is there. */
async function show(search: ApplicationSearch = {}) {
  const page = render(form(search));
  await pass(5_000);
  return page;
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
}
const words = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.input(words(), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.input(document.querySelector(`[name=${name}]`)!, { target: { value } });
/** What the list is asked for: words stand in the address by a name of their own. */
const asked = () => {
  const { words: name, ...filters } = Object.fromEntries(new URLSearchParams(addresses.at(-1)));
  return { ...filters, ...(name && { q: recalledQuery(name) }) };
};

test('the list follows once typing rests, and no address holds what was typed', async () => {
  await show();
  for (const value of ['R', 'Ra', 'Rahima']) {
    type(value);
    await pass(349);
    expect(asked()).toEqual({});
  }
  await pass(1);
  expect(asked()).toEqual({ q: 'Rahima' });
  expect(addresses.join()).not.toContain('Rahima');
});

test('a filter is followed at once', async () => {
  await show();
  choose('state', 'waiting');
  await pass(0);
  expect(asked()).toEqual({ state: 'waiting' });
});

test.each(['AB1234567', '4567'])(
  'a passport number (%s) waits for Enter, and it says so',
  async (typed) => {
    await show();
    type(typed);
    await pass(60_000);
    expect(asked()).toEqual({});
    expect(screen.getByRole('status').textContent).not.toBe('');
    fireEvent.submit(screen.getByRole('search'));
    await pass(0);
    expect(asked()).toEqual({ q: typed });
    expect(screen.getByRole('status').textContent).toBe('');
  },
);

test('a filter beside a passport number that was looked for is followed', async () => {
  await show({ q: 'AB1234567' });
  choose('state', 'contacted');
  await pass(0);
  expect(asked()).toEqual({ q: 'AB1234567', state: 'contacted' });
});

test('stage, responsible and country are in sight, all else under more, open where it filters', async () => {
  await show({ country: 'HU' });
  const more = () => screen.getByText('More filters').closest('details')!;
  const names = (inside: boolean) =>
    [...document.querySelectorAll<HTMLInputElement>('[name]')]
      .filter((field) => more().contains(field) === inside)
      .map(({ name }) => name);
  expect([names(false), more().open]).toEqual([
    ['view', 'q', 'stage', 'assignee', 'country'],
    false,
  ]);
  expect(names(true)).toEqual([
    ...['state', 'job', 'from', 'to', 'destination', 'source', 'due', 'flagged', 'duplicate'],
  ]);
  cleanup();
  await show({ source: 'office' });
  expect(more().open).toBe(true);
});

test('a day is typed as staff say it, and follows an address past the form', async () => {
  const { rerender } = await show();
  fireEvent.input(screen.getByLabelText('From'), { target: { value: '৫/১১/২০২৬' } });
  await pass(350);
  expect(asked()).toEqual({ from: '2026-11-05' });
  rerender(form({ from: '2026-11-05' }));
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('৫/১১/২০২৬');
  rerender(form({ from: '2026-10-01' }));
  await pass(0);
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('1 October 2026');
});

test('filters are folded, drawn in an idle moment, and unfolded by the button or by a search that has one', async () => {
  const { unmount } = await show();
  const filters = () =>
    document.querySelector<HTMLElement>('[name=state]')!.closest<HTMLElement>('div[hidden]');
  const button = screen.getByRole('button', { name: /^Filters/ });
  expect([filters() !== null, button.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  fireEvent.click(button);
  await pass(100);
  expect([filters(), button.getAttribute('aria-expanded')]).toEqual([null, 'true']);
  unmount();
  await show({ stage: 'departed' });
  expect(filters()).toBeNull();
  expect(document.querySelector<HTMLSelectElement>('[name=stage]')!.value).toBe('departed');
});

test('changed past the form, by Back or another view, it follows, but not in the field somebody is in', async () => {
  const { rerender } = await show({ q: 'Rahima', state: 'waiting', due: '1' });
  rerender(form({ q: 'Karim' }));
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  expect([words().value, field('state').value, field('due').checked]).toEqual(['Karim', '', false]);
  words().focus();
  rerender(form({ q: 'Salma', flagged: '1' }));
  expect([words().value, field('flagged').checked]).toEqual(['Karim', true]);
});

test.each([
  ['b2', 'Shirin', 5],
  ['gone', 'Account that is gone', 6],
])('whose case it is (%s) is chosen once the names are there', async (assignee, name) => {
  await show({ assignee });
  const select = document.querySelector<HTMLSelectElement>('[name=assignee]')!;
  expect(select.value).toBe(assignee);
  if (assignee === 'b2') expect(select.selectedOptions[0]!.textContent).toBe(name);
  expect([...select.options].some(({ value }) => value === 'nobody')).toBe(true);
});
