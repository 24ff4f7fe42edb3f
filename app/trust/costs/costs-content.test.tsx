import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ContentContext } from '#app/content/content-context.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { type Language, languages } from '#app/i18n/language.ts';
import { LanguageContext } from '#app/i18n/text.ts';
import { CostTable } from './cost-table.tsx';
import { costsOf } from './costs-of.ts';
import { PolicyAnswer } from './policy-answer.tsx';
import { SumBox } from './sum-box.tsx';

const shipped = defaultDocuments();
const today = '2026-03-02';
const source = { title: 'Notice 12', titleBn: 'নোটিশ ১২' };
type Items = Documents['costs']['items'];

/** A part of the page with these costs. */
function shown(part: ReactElement, items: Items = shipped.costs.items, language: Language = 'en') {
  const documents = {
    ...{ ...shipped, costs: { ...shipped.costs, items }, today: { day: today } },
  };
  const router = createMemoryRouter([{ id: 'costs', path: '/', element: part }], {
    hydrationData: { loaderData: { costs: costsOf(null, documents) } },
  });
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <ContentContext value={documents}>
        <RouterProvider router={router} />
      </ContentContext>
    </LanguageContext>,
  );
}

const changed = (change: (item: Items[number], at: number) => object) =>
  shipped.costs.items.map((item, at) => ({ ...item, ...change(item, at) }));
const count = (html: string, words: string | RegExp) => html.split(words).length - 1;
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each(languages)(
  'decision 64: without an amount the table has neither that column nor ticks, and says once whom nobody has entered (%s)',
  (language) => {
    const html = shown(<CostTable />, undefined, language);
    expect(html).not.toContain('<input');
    expect(count(html, 'scope="col"')).toBe(4);
    expect(count(html, /not entered yet|এখনো লেখা হয়নি/i)).toBe(1);
    expect(html).not.toContain('<tfoot');
  },
);

test('decision 64: who pays stands above the items of each, whatever is known of them', () => {
  const html = textOf(shown(<CostTable />));
  const order = ['You pay', 'Deposit', 'Who pays is not entered yet', 'File opening charge'];
  const places = order.map((words) => html.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('decision 64: one amount brings its column, one tick, and the word that the other amounts are not known', () => {
  const items = changed((_, at) => (at === 3 ? { min: 1234, source, checkedOn: today } : {}));
  const html = shown(<CostTable />, items);
  expect(count(html, '<input')).toBe(1);
  expect(textOf(html)).toContain('How much');
  expect(textOf(html)).toContain('Where no amount stands, we do not know it yet.');
  expect(textOf(html)).toContain('Sum: You Tk 1,234');
  const box = textOf(shown(<SumBox />, items));
  expect(box).toContain('7 of 8 amounts are not known: the sum is not complete.');
  expect(box).not.toContain('The employer');
});

test('decision 64: a source that all amounts share is said once, another one at each', () => {
  const checked = { min: 1234, source, checkedOn: today };
  const alike = shown(
    <CostTable />,
    changed(() => checked),
  );
  expect(count(alike, 'Source: ')).toBe(1);
  const days = changed((_, at) => ({ ...checked, ...(at === 0 && { checkedOn: '2026-03-01' }) }));
  expect(count(shown(<CostTable />, days), 'Source: ')).toBe(9);
});

test.each([
  ['en', 'None of the 8 amounts has been entered yet, so there is no sum.'],
  ['bn', '৮টি খরচের একটিরও টাকা এখনো লেখা হয়নি। তাই মোট বলা যাচ্ছে না।'],
] as const)('without any amount the box says that there is no sum, in %s', (language, sentence) => {
  const html = shown(<SumBox />, undefined, language);
  expect(textOf(html)).toContain(sentence);
  expect(html).not.toContain('<dl');
});

test('amounts that are all too old are not said to be missing', () => {
  const items = changed(() => ({ min: 1234, source, checkedOn: '2025-01-01' }));
  expect(textOf(shown(<SumBox />, items))).toContain('8 of 8 amounts are not known');
});

test('the answer of the policy comes first, and says nothing that the policy no longer says', () => {
  const html = textOf(shown(<PolicyAnswer />));
  expect(html).toContain(
    'Not deducted if there is no visa or permit: File opening charge, Office service charge, Work permit charge',
  );
  expect(html).toContain('You pay: Embassy fee, Appointment fee');
  const without = (key: string) => {
    const items = shipped.costs.items.filter(({ code }) => code !== key);
    return textOf(shown(<PolicyAnswer />, items));
  };
  expect(without('embassy_fee')).toContain('You pay: Appointment fee');
});
