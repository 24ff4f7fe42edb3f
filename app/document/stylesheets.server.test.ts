import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtStylesheets, inlineStylesheets } from './stylesheets.server.ts';

const links = ['/a.css', '/b.css'].map((href) => `<link rel="stylesheet" href="${href}"/>`);

test('the texts come in their order, and no link is one of a stylesheet', () => {
  const texts: Record<string, string> = { '/a.css': 'a{content:"$&"}', '/b.css': 'b{}' };
  const inlined = inlineStylesheets(links, (href) => texts[href] ?? null);
  expect(inlined).toEqual({
    style: 'a{content:"$&"}b{}',
    links: '<link rel="inlined" href="/a.css"/><link rel="inlined" href="/b.css"/>',
  });
});

test('a stylesheet named with a fragment is known by its bare name too', () => {
  const inlined = inlineStylesheets(['<link rel="stylesheet" href="/a.css#"/>'], () => 'a{}');
  expect(inlined.links.match(/href="[^"]*"/g)).toEqual(['href="/a.css#"', 'href="/a.css"']);
});

test('where one of them was built by nobody, all links stay as they are', () => {
  const textOf = (href: string) => (href === '/a.css' ? 'a{}' : null);
  expect(inlineStylesheets(links, textOf)).toEqual({ links: links.join(''), style: null });
  expect(inlineStylesheets([], textOf)).toEqual({ links: '', style: null });
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
