// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { InPage } from '#tests/support/in-page.tsx';
import type { TodayLine } from './today.ts';
import { todayActs } from './today-acts.ts';
import { useWork } from './use-work.ts';

const line = { kind: 'message', message: 'm1', name: 'Rakib' } as TodayLine;
const told = vi.fn<(notice: Notice) => void>();
const called: string[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  told.mockReset();
  called.length = 0;
});

function Noted() {
  const { noted } = useWork('2026-11-21', told);
  return <button onClick={() => void noted(line, true)}>Noted</button>;
}

/** Notes a call with the mark; `answers` are what the server says to each call that follows. */
async function note(answers: Record<string, Response>) {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    called.push(`${method} ${path}`);
    return answers[`${method} ${path}`]!.clone();
  });
  render(
    <InPage action={actionOf(todayActs)}>
      <Noted />
    </InPage>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  return told.mock.calls[0]![0];
}

async function undo({ undo: takeBack }: Notice) {
  takeBack!();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  return told.mock.calls[1]![0];
}

const [mark, unmark, uncall] = [
  'PATCH /api/contact/answered/m1',
  'DELETE /api/contact/answered/m1',
  'DELETE /api/contact/m1/call',
];
const count = (modifiedCount: number) => Response.json({ modifiedCount });
const busy = () => Response.json({ code: 'database_unreachable' }, { status: 503 });

test('a call and its mark are taken back together', async () => {
  const notice = await note({ [mark]: count(1), [unmark]: count(1), [uncall]: count(1) });
  expect(await undo(notice)).toMatchObject({ sentence: 'It is on the list again.' });
  expect(called).toEqual([mark, unmark, uncall]);
});

test.each([
  ['could not be', count(0), 'It could not be taken back any more.'],
  ['failed to be', busy(), 'Something went wrong on the server. Please try again in a moment.'],
])('where the mark %s taken back, nothing is said to be', async (_, answer, sentence) => {
  const notice = await note({ [mark]: count(1), [unmark]: answer, [uncall]: count(1) });
  expect(await undo(notice)).toMatchObject({ tone: 'danger', sentence });
  expect(called).toEqual([mark, unmark]);
});

test('where the mark fails, the call that was kept is told, and can be taken back alone', async () => {
  const notice = await note({ [mark]: busy(), [uncall]: count(1) });
  expect(notice).toMatchObject({
    ...{ tone: 'danger', sentence: 'The call with Rakib is noted, but the mark is not set.' },
    detail: expect.stringContaining('Something went wrong'),
  });
  expect(await undo(notice)).toMatchObject({ sentence: 'It is on the list again.' });
  expect(called).toEqual([mark, uncall]);
});

test('a mark that somebody else has set stays', async () => {
  const notice = await note({ [mark]: count(0), [uncall]: count(1) });
  await undo(notice);
  expect(called).toEqual([mark, uncall]);
});
