import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPrintLink, builtStylesheets, inlineStylesheets } from './stylesheets.server.ts';

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

test('what was built is read once, without what is for paper', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.css'), 'a{}@media print{b{}}\n');
  const textOf = builtStylesheets(folder);
  expect(textOf('/a.css')).toBe('a{}');
  writeFileSync(join(folder, 'a.css'), 'b{}');
  expect([textOf('/a.css#'), textOf('/none.css')]).toEqual(['b{}', null]);
  expect(textOf('/a.css')).toBe('a{}');
});

test('the rules for paper have a link where they are built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(builtPrintLink(folder)).toBe('');
  mkdirSync(join(folder, 'assets'));
  for (const name of ['printed-rows-1.css', 'print.2.css', 'print.2.css.br'])
    writeFileSync(join(folder, 'assets', name), '');
  expect(builtPrintLink(folder)).toBe(
    '<link rel="stylesheet" href="/assets/print.2.css" media="print"/>',
  );
});
