import { beforeAll, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { contentWithLeaves } from '#app/content/leaves.ts';
import { documents as kinds, type DocumentId, type Documents } from '#app/content/documents.ts';
import { fill } from '#app/i18n/fill.ts';
import { type MarkedDocuments, markedDocuments } from './marked-documents.server.ts';

let marked: MarkedDocuments;
let documents: Documents;
const drawing = '/illustrations/face-1.svg';

function changed(id: DocumentId, leaves: Record<string, unknown>) {
  const { fields } = kinds[id];
  return { [id]: contentWithLeaves(fields, documents[id], leaves) };
}

beforeAll(() => {
  documents = defaultDocuments();
  const [review] = documents.reviews.reviews;
  const notice = {
    _key: 'news.0199a000-0000-7000-8000-000000000001',
    title: { en: 'Closed', bn: 'বন্ধ' },
    body: [],
    from: '2026-01-01T00:00:00.000Z',
    until: '2026-02-01T00:00:00.000Z',
  };
  marked = markedDocuments({
    ...documents,
    ...changed('about', {
      'aboutWords/headline': { en: 'Who **we really** are', bn: 'আমরা কারা' },
    }),
    ...changed('agency', {
      'agency/name': { en: 'Sample Overseas', bn: 'নমুনা' },
      'agency/phones/first/shown': '+880 1000-000001',
    }),
    ...changed('reviews', { [`reviews/${review!._key}/photo`]: drawing }),
    news: { ...documents.news, current: [notice] },
  });
});

const body = (inside: string) => `<html><head></head><body>${inside}</body></html>`;
/** What stands in the body when it is sent. */
const sent = (inside: string) => marked.named(body(inside)).slice(25, -14);
const headline = () => marked.documents.about.aboutWords.headline.en;
const name = () => marked.documents.agency.agency.name.en;

test('a text has a comment before it that names its field, and no mark is left', () => {
  expect(sent(`<p class="a">${headline()}</p>`)).toBe(
    '<p class="a"><!--fields about/aboutWords/headline-->Who **we really** are</p>',
  );
  expect(sent(`<li>${marked.documents.news.current[0]!.title.bn}</li>`)).toBe(
    '<li><!--fields news.0199a000-0000-7000-8000-000000000001/title-->বন্ধ</li>',
  );
});

test.each([
  ['a bold part', () => headline().split('**')[1]!, 'we really'],
  ['a word', () => headline().split(' ')[0]!, 'Who'],
  ['a part that was cut off', () => `${headline().slice(0, 5)}…`, 'Who…'],
  ['in capitals', () => headline().toUpperCase(), 'WHO **WE REALLY** ARE'],
])('%s of a text has it, too', (_, part, shown) =>
  expect(sent(`<b>${part()}</b>`)).toBe(`<b><!--fields about/aboutWords/headline-->${shown}</b>`),
);

test('a text that is put together names all its fields, and digits that are from none of them', () => {
  const sentence = fill('Since {year}: {name}.', { year: '২০১৭', name: name() });
  expect(sent(`<p>${sentence}</p>`)).toBe(
    '<p><!--fields agency/agency/name #-->Since ২০১৭: Sample Overseas.</p>',
  );
  const phone = marked.documents.agency.agency.phones[0]!.shown;
  expect(sent(`<p>${name()}, ${phone}</p>`)).toMatch(
    /^<p><!--fields agency\/agency\/name agency\/agency\/phones\/\w+\/shown-->Sample/,
  );
});

test('places that a page fills in keep their names', () => {
  const { documents: all } = markedDocuments({
    ...documents,
    ...changed('about', { 'aboutWords/headline': { en: '{name} since {year}', bn: '' } }),
  });
  const filled = fill(all.about.aboutWords.headline.en, { name: 'Sample', year: '2017' });
  expect(filled).toMatch(/^Sample since. 2017$/u);
  expect(all.about.aboutWords.headline.bn).toBe('');
});

test('what attributes say that are seen is named before the element, in others the marks only go', () => {
  const field = '<!--fields agency/agency/name-->';
  for (const attribute of ['alt', 'title', 'placeholder'])
    expect(sent(`<input ${attribute}="${name()}"/>`)).toBe(
      `${field}<input ${attribute}="Sample Overseas"/>`,
    );
  expect(sent(`<textarea placeholder="${name()}"></textarea>`)).toMatch(/^<!--fields agency/);
  expect(sent(`<option>${name()}</option>`)).toBe(`<option>${field}Sample Overseas</option>`);
  const link = `<a href="https://wa.me/1?text=${encodeURIComponent(name())}" aria-label="${name()}">`;
  expect(sent(link)).toBe(
    '<a href="https://wa.me/1?text=Sample%20Overseas" aria-label="Sample Overseas">',
  );
});

test('a picture is known by its file', () => {
  expect(sent(`<img class="a" src="${drawing}" alt=""/>`)).toMatch(
    /^<!--fields [^>]*reviews\/reviews\/\w+\/photo[^>]*--><img/,
  );
  expect(sent('<img src="/illustrations/none.svg"/>')).toBe('<img src="/illustrations/none.svg"/>');
});

test('scripts, titles and the head only lose the marks', () => {
  const script = (text: string) => `<script>const a = "<p>${text}</p>";</script>`;
  expect(sent(script(name()))).toBe(script('Sample Overseas'));
  expect(marked.named(`<head><title>${name()}</title></head>${body('')}`)).toContain(
    '<title>Sample Overseas</title>',
  );
});

test('every text of the shipped content comes out of it as it was', () => {
  const { documents: all, named } = markedDocuments(documents);
  const text = named(body(JSON.stringify(all))).replace(/<!--fields [^>]*-->/g, '');
  expect(text).toBe(body(JSON.stringify(documents)));
});
