import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
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
function shownOn(day: string, known = steps): string {
  const guide = { ...shipped['guide.hu'], steps: known };
  const documents = { ...shipped, 'guide.hu': guide, today: { day } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ContentContext value={documents}>
        <CountryWay code="hu" />
      </ContentContext>
    </MemoryRouter>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('T-24 a step checked 61 days ago says so and is out of the sum, the day before it is not', () => {
  const before = shownOn('2026-04-30');
  expect(before).toContain('Checked on 1 March 2026.');
  expect(before).toContain('All steps together: 20 to 40 days');
  const after = shownOn('2026-05-01');
  expect(after).toContain('Checked on 1 March 2026, not since: ask us before you rely on it.');
  expect(after).toContain('All steps together: 10 to 20 days');
  expect(after).toContain('1 of 2 steps are left out');
});

test('T-13 nothing is shipped of the way: what the policy promises stands alone, without a zero', () => {
  const html = shownOn('2026-04-30', []);
  expect(html).toContain('How long it takes By our policy at most 6 months.');
  expect(html).not.toMatch(/All steps together|days/);
});
