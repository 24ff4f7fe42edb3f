import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtStylesheets, inlineStylesheets } from './inline-stylesheets.server.ts';

const page =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/><title>T</title></head>';

test('the texts stand where the first link stood, in their order, and no link is fetched', () => {
  const texts: Record<string, string> = { '/a.css': 'a{content:"$&"}', '/b.css': 'b{}' };
  const { html, style } = inlineStylesheets(page, (href) => texts[href] ?? null);
  expect(style).toBe('a{content:"$&"}b{}');
  expect(html).toBe(
    `<head><style>${style}</style><link rel="stylesheet" href="/a.css" disabled=""/><link rel="stylesheet" href="/b.css" disabled=""/><title>T</title></head>`,
  );
});

test('a stylesheet named with a fragment is known by its bare name too', () => {
  const { html } = inlineStylesheets('<link rel="stylesheet" href="/a.css#"/>', () => 'a{}');
  expect(html.match(/href="[^"]*" disabled/g)).toEqual([
    'href="/a.css#" disabled',
    'href="/a.css" disabled',
  ]);
});

test('a page with a stylesheet that nobody built stays as it is', () => {
  expect(inlineStylesheets(page, (href) => (href === '/a.css' ? 'a{}' : null))).toEqual({
    html: page,
    style: null,
  });
});

test('what was built is read once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.css'), 'a{}\n');
  const textOf = builtStylesheets(folder);
  expect(textOf('/a.css')).toBe('a{}');
  writeFileSync(join(folder, 'a.css'), 'other');
  expect([textOf('/a.css#'), textOf('/none.css')]).toEqual(['other', null]);
  expect(textOf('/a.css')).toBe('a{}');
});
