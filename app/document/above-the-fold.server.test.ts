import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { layOutFoldFirst } from './above-the-fold.server.ts';

test.each([
  ['navigate', '', false],
  ['reload', '', true],
  ['back_forward', '', true],
  ['navigate', '#map', true],
])('on %s %s the whole page is laid out at once: %s', (type, hash, isWhole) => {
  const page = '<html><head><title>T</title></head><body></body></html>';
  const { html, script } = layOutFoldFirst(page);
  expect(html).toContain(`<script>${script}</script></head>`);
  const marks: string[] = [];
  runInNewContext(script, {
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
    document: { documentElement: { setAttribute: (name: string) => marks.push(name) } },
  });
  expect(marks).toEqual(isWhole ? ['data-whole'] : []);
});
