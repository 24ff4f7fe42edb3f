// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import type { StaffGalleryItem } from '../gallery-item.ts';
import { EditGalleryDialog } from './edit-gallery-dialog.tsx';

const item: StaffGalleryItem = {
  ...{ _id: 'a1', name: 'Sample Traveller', job: 'Welder', country: 'Hungary', date: '2026-05-01' },
  ...{
    image: '/media/a.webp',
    createdAt: '2026-01-02T00:00:00.000Z',
    version: 3,
    withdrawal: null,
  },
  ...{ consentHow: null, consentOn: null, consentBy: null, shows: null, nameShown: null },
};
const narrowed: StaffGalleryItem = {
  ...item,
  ...{ consentHow: 'signed', consentOn: '2026-01-02', consentBy: 'Sample Colleague' },
  ...{ shows: 'no_face', nameShown: 'initials', version: 4 },
};
const refused = () => Response.json({ code: 'changed_meanwhile', errors: [] }, { status: 409 });
const changed = () => Response.json({ modifiedCount: 1 });
const onDone = vi.fn<(wasThere: boolean) => void>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** Opens the dialog, answers its calls in turn, and returns what was sent. */
function open(...answers: (Response | 'lost')[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push(JSON.parse(body as string));
    const answer = answers.shift();
    return answer instanceof Response
      ? Promise.resolve(answer)
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  render(
    <InPage>
      <EditGalleryDialog item={item} onDone={onDone} onCancel={() => {}} />
    </InPage>,
  );
  return sent;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.submit(document.querySelector('form')!);

test('only what was changed here is sent, with the version that was seen', async () => {
  const sent = open(changed());
  write('job', 'Electrician');
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
  expect(sent).toEqual([{ job: 'Electrician', version: 3 }]);
});

test('a consent that somebody else has narrowed meanwhile is shown, and stays when the change is sent again', async () => {
  const sent = open(refused(), Response.json(narrowed), changed());
  write('job', 'Electrician');
  save();
  await screen.findByText(/changed by somebody else/i);
  expect(screen.getByText('Name on the page: Initials only')).toBeTruthy();
  expect(screen.getByText('Day of the consent: 2 January 2026')).toBeTruthy();
  expect([field('job').value, field('shows').value]).toEqual(['Electrician', 'no_face']);
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
  expect(sent[1]).toEqual({ job: 'Electrician', version: 4 });
});

test('a change whose answer was lost is not taken for somebody else’s', async () => {
  open('lost', refused(), Response.json({ ...item, job: 'Electrician', version: 4 }));
  write('job', 'Electrician');
  save();
  await screen.findByRole('alert');
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
});

test('an item that is gone meanwhile is told as such', async () => {
  open(refused(), Response.json({ code: 'not_found', errors: [] }, { status: 404 }));
  write('job', 'Electrician');
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(false));
});
