import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentContext } from '#app/content/content-context.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { CountryWay } from './country-way.tsx';

const shipped = defaultDocuments();
const step = { source: { title: 'Sample notice' }, minDays: 10, maxDays: 20 };
const steps = [
  { ...step, _key: 'permit', name: { en: 'Permit', bn: 'পারমিট' }, checkedOn: '2026-04-01' },
  { ...step, _key: 'visa', name: { en: 'Visa', bn: 'ভিসা' }, checkedOn: '2026-03-01' },
];

/** The way to Hungary as its page says it on a day. */
function shownOn(day: string): string {
  const documents = { ...shipped, 'guide.hu': { ...shipped['guide.hu'], steps }, today: { day } };
  const html = renderToStaticMarkup(
    <ContentContext value={documents}>
      <CountryWay code="hu" />
    </ContentContext>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('T-24 a step checked 61 days ago says so and is out of the sum, the day before it is not', () => {
  const before = shownOn('2026-04-30');
  expect(before).toContain('Checked on 1 March 2026.');
  expect(before).toContain('All steps together 20 to 40 days');
  const after = shownOn('2026-05-01');
  expect(after).toContain('Checked on 1 March 2026, not since: ask us before you rely on it.');
  expect(after).toContain('All steps together 10 to 20 days');
  expect(after).toContain('1 of 2 steps are left out');
});

test('T-13 nothing is shipped of the way, and it says so', () => {
  const html = renderToStaticMarkup(
    <ContentContext value={shipped}>
      <CountryWay code="pl" />
    </ContentContext>,
  );
  expect(html.match(/Not entered yet/g)).toHaveLength(3);
});
