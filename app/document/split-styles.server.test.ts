import { expect, test } from 'vitest';
import { separatePrint, splitStyles } from './split-styles.server.ts';

const firstHtml = '<header class="bar wide"><p class="lead">Hello</p></header>';

test.each([
  ['of elements, attributes and ids', 'a{}[data-open]{}#main{}:root{}', ''],
  ['of its classes', '.bar .lead{}', ''],
  ['of another class', '', '.foot{}'],
  ['of one of its classes below another', '', '.foot .lead{}'],
  ['some of whose selectors are its own', '.foot,.bar{}', ''],
  ['that ask for a class in parentheses only', '.bar:not(.foot,.gone){}:is(.foot){}', ''],
  ['with braces in a text', '.bar:after{content:"}{"}', ''],
])('rules %s', (_, first, rest) => {
  expect(splitStyles(first + rest, firstHtml)).toEqual({ first, rest });
});

test('a condition stands around each part that it had', () => {
  expect(
    splitStyles('@media (min-width:1px){.bar{}.foot{}}@media screen{.foot{}}', firstHtml),
  ).toEqual({
    first: '@media (min-width:1px){.bar{}}',
    rest: '@media (min-width:1px){.foot{}}@media screen{.foot{}}',
  });
});

test('fonts do not wait', () => {
  const face = '@font-face{font-family:A;src:url(a.woff2)}';
  expect(splitStyles(face, firstHtml)).toEqual({ first: face, rest: '' });
});

test('rules for paper are a part of their own', () => {
  const styles = 'a{}@media print{.bar{}.foot{}}@media screen{b{}}@media print{c{content:"}"}}d{}';
  expect(separatePrint(styles)).toEqual({
    screen: 'a{}@media screen{b{}}d{}',
    print: ['.bar{}.foot{}', 'c{content:"}"}'],
  });
});

test('an animation goes where it is named', () => {
  const [shown, hidden] = ['@keyframes shown{to{top:0}}', '@keyframes hidden{to{top:0}}'];
  const styles = `${hidden}${shown}.bar{animation:shown 1s}.foot{animation:hidden 1s}`;
  expect(splitStyles(styles, firstHtml)).toEqual({
    first: `${shown}.bar{animation:shown 1s}`,
    rest: `.foot{animation:hidden 1s}${hidden}`,
  });
});

test('statements without a block stay first, and everything keeps its order', () => {
  expect(splitStyles('@layer a,b;.foot{}.x{}.bar{}p{}', firstHtml)).toEqual({
    first: '@layer a,b;.bar{}p{}',
    rest: '.foot{}.x{}',
  });
});
