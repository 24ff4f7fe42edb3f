// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keysOf, recordOf } from '#app/config/typed-record.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { InPage } from '#tests/support/in-page.tsx';
import type { Application } from '../application.ts';
import { fields } from '../fields.ts';
import { caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import { MoveDialog } from '../moves/move-dialog.tsx';
import { NextStepDialog } from './next-step-dialog.tsx';

const asTheyOpened: Application = {
  ...recordOf(keysOf(fields), () => ''),
  ...{ _id: 'a1', name: 'Karim Sample', version: 3, stage: 'new', nextStep: null },
  ...{ birth: null, birthYear: null, noEmail: true, contacted: false, contactedAt: null },
  ...{ createdAt: '2026-11-01T04:00:00.000Z', receiptNumber: '1000', flags: [], phoneE164: null },
  ...{ score: 0, language: 'en', outcome: null, note: '', followUpOn: null, outcomeAt: null },
  ...{ stageAt: '2026-11-01T04:00:00.000Z', closeReason: null, destination: null },
  ...{ assignee: null, assigneeName: null, nextStepText: '', nextStepOn: null },
  ...{
    source: 'website',
    lookupClosed: false,
    eraseAfter: null,
    leftWithoutClearance: false,
    jobOrder: null,
  },
};

const cardOf = (application: Application): CaseCard => ({
  view: {
    ...{ application, stage: application.stage, stageAt: application.stageAt, moves: [] },
    ...{ notes: [], checklist: [], hasCountryList: false, money: { payments: [], paid: 0 } },
    contract: { order: null, lines: '' },
    alsoHere: { people: [], more: { count: 0, isMore: false } },
  },
  tell: vi.fn(),
  changed: vi.fn(),
  reload: async () => {},
  toNote: vi.fn(),
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dialogs = [
  {
    name: 'a move',
    act: 'move',
    dialog: (card: CaseCard) => (
      <MoveDialog card={card} first="called" faster={null} onMoved={() => {}} onClose={() => {}} />
    ),
    theirs: { stage: 'documents' },
  },
  {
    name: 'a next step',
    act: 'plan',
    dialog: (card: CaseCard) => <NextStepDialog card={card} onClose={() => {}} />,
    theirs: { nextStep: 'call', nextStepText: 'Bring the photo', nextStepOn: '2099-11-21' },
  },
] as const;

test.each(dialogs)(
  '$name that the page has loaded behind an open dialog is not overwritten unseen',
  async ({ act, dialog, theirs }) => {
    const sent = vi
      .spyOn(caseActs, act)
      .mockResolvedValue({ ok: false, status: 500, code: 'internal', errors: [] });
    const page = (application: Application) => (
      <InPage action={actionOf(caseActs)}>{dialog(cardOf(application))}</InPage>
    );
    const versionSent = async () => {
      fireEvent.submit(document.querySelector('form')!);
      await waitFor(() => expect(sent).toHaveBeenCalled());
      await waitFor(() => expect(screen.queryByRole('alert')).toBeTruthy());
      const [, body] = sent.mock.lastCall!;
      sent.mockClear();
      return body.version;
    };

    const { rerender } = render(page(asTheyOpened));
    // Somebody has noted a call meanwhile, which is nothing to ask about.
    rerender(page({ ...asTheyOpened, version: 4 }));
    expect(await versionSent()).toBe(4);
    rerender(page({ ...asTheyOpened, ...theirs, version: 5 }));
    expect(await versionSent()).toBe(3);
  },
);
