// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { InPage } from '#tests/support/in-page.tsx';
import { NumberSetting } from './number-setting.tsx';
import { type Setting, settingActs } from './setting-acts.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('fewer months that wait are told with their day and with what they erase, and undone by a press', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ settings: [] });
  });
  const setting: Setting = {
    ...{ name: 'retentionClosed', value: 18, default: 18, at: null, by: null },
    pending: { value: 6, from: '2026-11-24T06:00:00.000Z', by: 'Rahima', erased: 1200 },
  };
  const run = actionOf(settingActs);
  await act(async () => {
    render(
      <InPage action={({ request }) => run({ request })}>
        <NumberSetting name="retentionClosed" setting={setting} onChanged={() => {}} />
      </InPage>,
    );
  });
  expect(document.body.textContent).toContain(
    '6 months hold from 24 November 2026 at 12:00. Rahima has set it. Applications and messages that are then erased for good: 1,200.',
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo: Closed' })));
  await vi.waitFor(() => expect(sent).toEqual([{ value: 18 }]));
});
