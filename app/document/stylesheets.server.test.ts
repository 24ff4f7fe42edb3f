import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtStylesheets, inlineStylesheets } from './stylesheets.server.ts';

const links = ['/a.css', '/b.css'].map((href) => `<link rel="stylesheet" href="${href}"/>`);

test('the texts come before the links, in their order, and no link is fetched', () => {
  const texts: Record<string, string> = { '/a.css': 'a{content:"$&"}', '/b.css': 'b{}' };
  const { html, style } = inlineStylesheets(links, (href) => texts[href] ?? null);
  expect(style).toBe('a{content:"$&"}b{}');
  expect(html).toBe(
    `<style>${style}</style><link rel="stylesheet" href="/a.css" disabled=""/><link rel="stylesheet" href="/b.css" disabled=""/>`,
  );
});

test('a stylesheet named with a fragment is known by its bare name too', () => {
  const { html } = inlineStylesheets(['<link rel="stylesheet" href="/a.css#"/>'], () => 'a{}');
  expect(html.match(/href="[^"]*" disabled/g)).toEqual([
    'href="/a.css#" disabled',
    'href="/a.css" disabled',
  ]);
});

test('where one of them was built by nobody, all links stay as they are', () => {
  const textOf = (href: string) => (href === '/a.css' ? 'a{}' : null);
  expect(inlineStylesheets(links, textOf)).toEqual({ html: links.join(''), style: null });
  expect(inlineStylesheets([], textOf)).toEqual({ html: '', style: null });
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
