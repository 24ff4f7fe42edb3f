import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { drawIcons } from './drawn-icons.server.ts';

const page = (...names: (typeof iconNames)[number][]) =>
  `<html><head></head><body class="a"><main>${names
    .map((name) => renderToStaticMarkup(createElement(Icon, { name })))
    .join('')}</main></body></html>`;

test('an icon that a first screen shows twice stands once at the beginning of its body', () => {
  const html = drawIcons(page('phone', 'phone', 'x'));
  expect(html).toMatch(/^<html><head><\/head><body class="a"><svg class="visually-hidden"/);
  expect(html.match(/<symbol /g)).toHaveLength(2);
  expect(html.match(/<use href="#icon-phone"/g)).toHaveLength(2);
  expect(html).not.toContain('.svg');
});

test('every icon can be drawn', () => {
  const html = drawIcons(page(...iconNames));
  for (const name of iconNames) expect(html).toContain(`<symbol id="icon-${name}" viewBox=`);
  expect(html).not.toContain('.svg');
});

test('a first screen without icons, and what refers to another file, stay as they are', () => {
  expect(drawIcons(page())).toBe(page());
  const other = '<body><svg><use href="/flags.svg#phone"></use></svg></body>';
  expect(drawIcons(other)).toBe(other);
});
