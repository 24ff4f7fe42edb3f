// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentContext } from '#app/content/content-context.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { OfficeMap } from './office-map.tsx';

const { agency } = defaultDocuments().agency;
const { latitude, longitude } = agency.position;
const place = `${latitude},${longitude}`;
const failed = /could not be loaded/;

const map = (
  <ContentContext value={defaultDocuments()}>
    <OfficeMap provider={{ name: 'openstreetmap' }} />
  </ContentContext>
);

beforeEach(() => {
  vi.useFakeTimers();
  // The host of the map stays silent: when a frame has loaded is the tests' to say.
  const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = { beforeAsyncRequest: () => new Promise(() => {}) };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const opener = () => screen.getByRole('button', { name: 'Show interactive map' });
const frame = () => document.querySelector('iframe');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const picture = () => screen.getByRole('img', { name: /^Map of Bangladesh/ });

function forbid(effectiveDirective: string) {
  const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective });
  fireEvent(document, violation);
}

test('M-01 M-02 one frame comes with the tap, named, and the card behind it is out of reach', () => {
  render(map);
  expect(frame()).toBeNull();
  fireEvent.click(opener());
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  const address = new URL(frame()!.getAttribute('src')!);
  expect(address.origin).toBe('https://www.openstreetmap.org');
  expect(address.searchParams.get('marker')).toBe(place);
  expect(frame()!.title).toBe('Interactive map of our office');
  expect(document.activeElement).toBe(frame());
  expect(picture().parentElement!.querySelector<HTMLElement>('[inert]')).toBeTruthy();
});

test('M-03 Space opens it like a button, other keys do not; a press with a key held is left to the link', () => {
  render(map);
  fireEvent.keyDown(opener(), { key: 'a' });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(opener(), { [key]: true });
  expect(frame()).toBeNull();
  expect(fireEvent.keyDown(opener(), { key: ' ' })).toBe(false);
  expect(frame()).toBeTruthy();
});

test('M-04 without scripts it is a link to the same place, beside the address in both languages', () => {
  document.body.innerHTML = renderToString(map);
  const link = screen.getByRole('link', { name: 'Show interactive map' });
  expect(new URL(link.getAttribute('href')!).searchParams.get('query')).toBe(place);
  for (const address of Object.values(agency.address))
    expect(document.body.textContent).toContain(address);
  document.body.innerHTML = '';
});

test('M-07 the directions name the version and the coordinates', () => {
  render(map);
  const link = screen.getByRole('link', { name: 'Get directions' });
  const { searchParams } = new URL(link.getAttribute('href')!);
  expect([searchParams.get('api'), searchParams.get('destination')]).toEqual(['1', place]);
});

test('M-10 without a connection no frame is tried; once there is one, the next tap opens it', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(map);
  fireEvent.click(opener());
  expect(frame()).toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(failed);
  expect(picture()).toBeTruthy();
  online.mockReturnValue(true);
  fireEvent.click(opener());
  expect(frame()).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('M-10 when nothing answers for twenty seconds it is given up, and so is the next try', () => {
  render(map);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    fireEvent.click(opener());
    pass(19_999);
    expect(frame()).toBeTruthy();
    pass(1);
    expect(frame()).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(failed);
  }
});

test('M-10 one that has loaded stays, whatever the page breaks later; another one is waited for anew', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(map);
  fireEvent.click(opener());
  fireEvent.load(frame()!);
  pass(60_000);
  forbid('frame-src');
  expect(frame()).toBeTruthy();
  for (const isOnline of [false, true]) {
    online.mockReturnValue(isOnline);
    fireEvent.click(opener());
  }
  expect(frame()).toBeTruthy();
  pass(20_000);
  expect(frame()).toBeNull();
});

test('M-10 when the policy forbids its host it is given up at once; another breach is no reason', () => {
  render(map);
  fireEvent.click(opener());
  forbid('img-src');
  expect(frame()).toBeTruthy();
  forbid('frame-src');
  expect(frame()).toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(failed);
});

test.each([
  [() => Promise.resolve(), 'Address copied.'],
  [
    () => Promise.reject(new Error('not allowed')),
    'The address could not be copied. Please select it above.',
  ],
  [undefined, 'The address could not be copied. Please select it above.'],
])('the address is copied, and it says whether it was (%#)', async (writeText, said) => {
  const copied = writeText && vi.fn<(text: string) => Promise<void>>(writeText);
  const clipboard = copied && { writeText: copied };
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
  render(map);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy address' })));
  expect(screen.getByRole('status').textContent).toBe(said);
  if (copied) expect(copied.mock.calls).toEqual([[agency.address.en]]);
});

test('on Android the visitor’s own maps app is offered', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14) Chrome/140',
  );
  render(map);
  const link = screen.getByRole('link', { name: 'Open in your maps app' });
  expect(link.getAttribute('href')).toBe(
    `geo:${place}?q=${place}(${encodeURIComponent(agency.name.en)})`,
  );
});
