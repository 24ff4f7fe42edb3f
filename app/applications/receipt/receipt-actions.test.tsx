// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { ReceiptActions } from './receipt-actions.tsx';

const facts = {
  receiptNumber: '7K3M-9PQ2',
  createdAt: '2026-11-28T09:00:00.000Z',
  phoneEnd: '678',
  callDay: null,
};
let drawn: Blob | null;
let clicked: string[];
const shown = () => screen.queryByRole('img', { name: 'Your receipt' });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Keep as picture' }));

beforeEach(() => {
  const canvas = HTMLCanvasElement.prototype;
  const context = new Proxy({}, { get: () => () => ({ width: 1 }), set: () => true });
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => give(drawn));
  const fonts = { load: async () => [] };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  clicked = [];
  // As browsers inside chat apps do: nothing happens.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    clicked.push(this.getAttribute('download')!);
  });
  render(
    <InPage>
      <ReceiptActions {...facts} />
    </InPage>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the picture is shown as well as downloaded, to be kept where downloads are dropped, until the page goes', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  drawn = new Blob(['picture'], { type: 'image/png' });
  press();
  await screen.findByText(/^If the picture is not in your downloads, press long on it below/);
  const address = shown()!.getAttribute('src')!;
  expect(address).toMatch(/^blob:/);
  press();
  await vi.waitFor(() => expect(clicked).toEqual(Array(2).fill('receipt-7K3M-9PQ2.png')));
  expect(shown()!.getAttribute('src')).toBe(address);
  expect(revoked).not.toHaveBeenCalled();
  cleanup();
  expect(revoked.mock.calls).toEqual([[address]]);
});

test('where no picture can be drawn, that is said', async () => {
  drawn = null;
  press();
  await screen.findByText(/^That did not work here/);
  expect([shown(), clicked]).toEqual([null, []]);
});
