// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { KeepSlip } from './keep-slip.tsx';
import { type SlipContent, slipText } from './slip-content.ts';

const slip: SlipContent = {
  title: 'Your receipt',
  taken: { en: 'We have it.', bn: 'পেয়েছি।' },
  numbers: [
    { label: 'Number', number: '7K3M-9PQ2' },
    { label: 'PIN', number: '123456' },
  ],
  facts: [{ label: 'Received', fact: '28 November 2026' }],
  next: {
    ...{ icon: 'phone', says: 'We will call you', day: 'by Monday, 30 November' },
    ...{ how: 'only from these numbers:', from: ['+880 1000-000001'] },
  },
  warnings: [
    { en: 'Nobody may ask for money.', bn: 'কেউ টাকা চাইতে পারেন না।' },
    { en: 'It is not a visa.', bn: 'এটি ভিসা নয়।' },
  ],
  verify: { asks: 'Is it us?', address: 'sampan.example/verify' },
  fileName: 'receipt-7K3M-9PQ2.png',
};
let written: string[];
let drawn: Blob | null;
let clicked: string[];
let loaded: string[];
/** Of a network that loses every font. */
class Face {
  name: string;
  constructor(name: string) {
    this.name = name;
  }
  load = () => Promise.reject(new Error('no network'));
}
const shown = () => screen.queryByRole('img', { name: 'Your receipt' });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Keep as picture' }));

beforeEach(() => {
  const canvas = HTMLCanvasElement.prototype;
  written = [];
  const context = new Proxy(
    {},
    {
      get: (_, name) => (text: string) => {
        if (name === 'fillText') written.push(text);
        return { width: 1 };
      },
      set: () => true,
    },
  );
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => give(drawn));
  const fonts = { add: (face: { name: string }) => loaded.push(face.name) };
  loaded = [];
  vi.stubGlobal('FontFace', Face);
  vi.stubGlobal('Path2D', Face);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no network'));
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  clicked = [];
  // As browsers inside chat apps do: nothing happens.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    clicked.push(this.getAttribute('download')!);
  });
  render(
    <InPage>
      <KeepSlip slip={slip} />
    </InPage>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

test('the picture says all of the receipt in fonts of its own, the language of the page first, whatever the network loses', async () => {
  drawn = new Blob(['picture'], { type: 'image/png' });
  press();
  await vi.waitFor(() => expect(clicked).toHaveLength(1));
  expect(loaded).toEqual(['Slip Bengali', 'Slip Bengali', 'Slip Latin']);
  const words = written.join(' ');
  const order = [
    ...['Your receipt', 'We have it.', 'পেয়েছি।', '7K3M-9PQ2', '123456', '28 November 2026'],
    ...['We will call you', 'by Monday, 30 November', '+880 1000-000001'],
    ...['Nobody may ask for money.', 'It is not a visa.', 'কেউ টাকা চাইতে পারেন না।'],
    ...['Is it us?', 'sampan.example/verify'],
  ].map((part) => words.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('as text it begins in the language of the page, and warns in both', () => {
  const text = slipText(slip, 'bn').split('\n');
  expect(text.slice(0, 3)).toEqual(['Your receipt', 'পেয়েছি।', 'Number: 7K3M-9PQ2']);
  for (const warning of slip.warnings) expect(text).toContain(warning.en);
  expect(text.at(-1)).toBe('Is it us? sampan.example/verify');
});
