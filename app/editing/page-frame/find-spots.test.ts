// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type ShownFields, findSpots } from './find-spots.ts';

const shown: ShownFields = {
  documents: new Set(['agency', 'reviews', 'about', 'countries']),
  numbers: [
    { document: 'agency', path: 'agency/foundedIn', digits: '2017' },
    { document: 'reviews', path: 'reviews/one/rating', digits: '5' },
    { document: 'reviews', path: 'reviews/two/rating', digits: '5' },
    { document: 'countries', path: 'countries/hu/kilometres', digits: '6000' },
  ],
};

/** What is found in a page, each with its fields. */
function found(html: string) {
  document.body.innerHTML = html;
  return findSpots(document.body, shown).map(({ text, fields, element }) => ({
    text,
    fields: fields.map(({ document: id, path }) => `${id}:${path}`),
    tag: element.tagName,
  }));
}

const quote = (row: string, text = `They say ${row}`) =>
  `<p><!--fields reviews/reviews/${row}/quote-->${text}</p>`;

test('a text is from the fields of the comment before it; others are from none', () =>
  expect(
    found('<p><!--fields about/aboutWords/who agency/agency/name-->Who</p><p>Nobody</p><!--a-->b'),
  ).toEqual([{ text: 'Who', fields: ['about:aboutWords/who', 'agency:agency/name'], tag: 'P' }]));

test('a paragraph with bold words is one text, another paragraph is its own', () => {
  const comment = '<!--fields about/aboutWords/who-->';
  expect(
    found(
      `<p>${comment}Pay <b style="display: inline">${comment}only</b>${comment} here.</p><p>${comment}Now.</p>`,
    ),
  ).toMatchObject([{ text: 'Pay only here.', tag: 'P' }, { text: 'Now.' }]);
  const keys = findSpots(document.body, shown).map(({ key }) => key);
  expect(keys).toEqual(['about/aboutWords/who 0', 'about/aboutWords/who 1']);
});

test('a document that the page view has not loaded, and what nobody sees, is left out', () =>
  expect(
    found(
      '<p><!--fields home/homeWords/who-->a</p><p style="display: none"><!--fields agency/agency/name-->b</p>',
    ),
  ).toEqual([]));

test('a number is from the row that stands beside it, or is as long as a year', () => {
  expect(
    found(`<ul><li>${quote('one')}<i>5</i></li><li>${quote('two')}<i>৫</i></li></ul>`),
  ).toEqual([
    expect.objectContaining({ text: 'They say one' }),
    { text: '5', fields: ['reviews:reviews/one/rating'], tag: 'I' },
    expect.objectContaining({ text: 'They say two' }),
    { text: '৫', fields: ['reviews:reviews/two/rating'], tag: 'I' },
  ]);
  expect(found('<i>5 of 6,000</i>')).toEqual([]);
  expect(found('<small>2017–2026</small>')).toMatchObject([
    { fields: ['agency:agency/foundedIn'] },
  ]);
  const far = `<div><div><div><div>${quote('one')}</div></div></div><div><div><div><i>5</i></div></div></div></div>`;
  expect(found(far)).toHaveLength(1);
});

test('digits between the words of a field are looked at only where the comment says so', () => {
  const field = 'agency/agency/name';
  expect(found(`<p><!--fields ${field} #-->© 2017 Sample</p>`)[0]!.fields).toEqual([
    'agency:agency/name',
    'agency:agency/foundedIn',
  ]);
  expect(found(`<p><!--fields ${field}-->Sample 2017</p>`)[0]!.fields).toHaveLength(1);
});

test('of rows with the same picture the one beside it is meant, and a name that is read is no second text', () => {
  const image =
    '<!--fields reviews/reviews/one/photo reviews/reviews/two/photo reviews/reviews/two/quote--><img alt="A face"/>';
  expect(found(`<div>${quote('one')}</div><div>${image}${quote('two')}</div>`)).toEqual([
    expect.objectContaining({ text: 'They say one' }),
    { text: 'A face', fields: ['reviews:reviews/two/photo'], tag: 'IMG' },
    expect.objectContaining({ text: 'They say two' }),
  ]);
});

test.each(['alt', 'title', 'placeholder'])(
  'what an empty element says by its %s is a text',
  (name) =>
    expect(found(`<!--fields agency/agency/name--><input ${name}="Your name"/>`)).toEqual([
      { text: 'Your name', fields: ['agency:agency/name'], tag: 'INPUT' },
    ]),
);
