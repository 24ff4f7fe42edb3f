import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { ContentContext } from '#app/content/content-context.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type Language, languages } from '#app/i18n/language.ts';
import { LanguageContext } from '#app/i18n/text.ts';
import { CostTable } from './costs/cost-table.tsx';
import { Ceiling } from './costs/ceiling.tsx';
import { costsOf } from './costs/costs-of.ts';
import { PolicyAnswer } from './costs/policy-answer.tsx';
import { SumBox } from './costs/sum-box.tsx';
import { Answer } from './verify/answer.tsx';
import { LicenceCard } from './verify/licence-card.tsx';
import { VerifyContent } from './verify/verify-content.tsx';
import { CountryContent } from './country/country-content.tsx';

const shipped = { ...defaultDocuments(), today: { day: '2026-03-02' } };

/** What a page says in a language, with these documents. */
function textOf(page: ReactElement, language: Language, documents = shipped): string {
  const loaded = {
    ...costsOf(null, documents),
    code: 'hu',
    printed: { host: 'sampan.example', changedOn: null },
  };
  const router = createMemoryRouter([{ id: 'page', path: '/', element: page }], {
    hydrationData: { loaderData: { page: loaded } },
  });
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <ContentContext value={documents}>
        <RouterProvider router={router} />
      </ContentContext>
    </LanguageContext>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const missing = /not (?:been )?entered|has been entered yet|লেখা হয়নি/gi;
const costs = (
  <>
    <PolicyAnswer />
    <SumBox />
    <Ceiling />
    <CostTable />
  </>
);

describe.each(languages)(
  'decision 64: a fresh install says once what is not known (%s)',
  (language) => {
    test.each([
      ['/costs', costs, 3],
      ['/verify', <VerifyContent key="verify" />, 1],
      ['a country', <CountryContent key="country" />, 2],
    ] as const)('%s', (_name, page, most) => {
      const said = textOf(page, language).match(missing) ?? [];
      expect(said.length).toBeGreaterThan(0);
      expect(said.length).toBeLessThanOrEqual(most);
    });
  },
);

test('a country names what nobody has entered in one place, with both numbers', () => {
  const said = textOf(<CountryContent />, 'en');
  expect(said).toContain('Not entered yet Way · Steps · Embassy · Your rights at work');
});

test('a half filled country names only the rest, and a filled one nothing', () => {
  const guide = {
    ...shipped['guide.hu'],
    route: { en: 'Permit first.', bn: 'আগে পারমিট।' },
    rights: [{ en: 'Your passport is yours.', bn: 'পাসপোর্ট আপনার।' }],
  };
  const half = textOf(<CountryContent />, 'en', { ...shipped, 'guide.hu': guide });
  expect(half).toContain('Not entered yet Steps · Embassy We are asking');
  expect(half).toContain('Permit first.');
  const check = { source: {}, checkedOn: '2026-03-01' };
  const steps = [{ _key: 's', name: { en: 'Visa', bn: 'ভিসা' }, minDays: 7, ...check }];
  const missions = [
    { _key: 'm', name: { en: 'Centre', bn: 'কেন্দ্র' }, servesBangladesh: true, ...check },
  ];
  const filled = { ...shipped, 'guide.hu': { ...guide, steps, missions } };
  expect(textOf(<CountryContent />, 'en', filled)).not.toContain('Not entered yet');
});

test.each([
  ['en', 'Newspapers, 2025', 'not checked by us yet', 'Call us for its address.'],
  ['bn', 'খবরের কাগজ, ২০২৫', 'আমরা এখনো মিলিয়ে দেখিনি', 'ঠিকানা জানতে ফোন করুন।'],
] as const)(
  'T-63 a country and /verify name the platform of the state with its source, and no address, in %s',
  (language, ...sentences) => {
    for (const page of [<CountryContent key="country" />, <VerifyContent key="verify" />]) {
      const said = textOf(page, language);
      for (const sentence of [...sentences, 'OEP']) expect(said).toContain(sentence);
    }
  },
);

test('the address of the platform stands there once the owner has entered it', () => {
  const { platform, ...help } = shipped['help-lines'];
  const known = { ...platform, url: 'https://platform.example/' };
  const said = textOf(<CountryContent />, 'en', {
    ...shipped,
    'help-lines': { ...help, platform: known },
  });
  expect(said).toContain('platform.example');
  expect(said).not.toContain('Call us for its address.');
});

test('what is known of a licence without a number stands, and no gap beside it', () => {
  const { licence } = shipped;
  const holder = { en: 'Sample name', bn: 'নমুনা নাম' };
  const known = { ...licence, licence: { ...licence.licence, holder } };
  const said = textOf(<LicenceCard />, 'en', { ...shipped, licence: known });
  expect(said).toContain('Holder Sample name Not entered yet. Do not pay anybody');
  expect(said.match(missing)).toHaveLength(1);
});

const role = { en: 'Office phone', bn: 'অফিসের ফোন' };
const phones = shipped.agency.agency.phones.map(({ shown }) => shown);

test.each([
  ['yes', { status: 'answered', answer: 'yes', role }, true],
  ['no', { status: 'answered', answer: 'no' }, false],
  ['unknown', { status: 'answered', answer: 'unknown' }, false],
  ['a name', { status: 'answered', answer: 'unknown', kind: 'person' }, false],
] as const)(
  'an answer gives both numbers: %s; only a yes says that numbers are faked',
  (_, reply, isYes) => {
    const said = textOf(<Answer reply={reply as never} value="01000-000001" />, 'en');
    expect(phones).toHaveLength(2);
    for (const phone of phones) expect(said).toContain(phone);
    expect(said.includes('A number can be faked.')).toBe(isYes);
    expect(said.includes('Tell us about it')).toBe(!isYes);
  },
);
