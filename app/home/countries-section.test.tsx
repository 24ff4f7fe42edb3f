import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentContext } from '#app/content/content-context.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { destinations } from '#app/content/destinations.ts';
import { languages } from '#app/i18n/language.ts';
import { InPage } from '#tests/support/in-page.tsx';
import { CountriesSection } from './countries-section.tsx';

const shipped = defaultDocuments();
const [country] = shipped.countries.countries;

test.each([
  [1, 'One country: what we know', 'একটি দেশের কথা লিখে রেখেছি'],
  [4, 'Four countries: what we know', 'চারটি দেশের কথা লিখে রেখেছি'],
  [12, 'Twelve countries: what we know', 'বারোটি দেশের কথা লিখে রেখেছি'],
  [13, '13 countries: what we know', '১৩টি দেশের কথা লিখে রেখেছি'],
])('decision 65: a list of %i says how many it has, each with its state', (count, en, bn) => {
  const countries = destinations.slice(0, count).map((code) => ({ ...country!, code }));
  const documents = { ...shipped, countries: { ...shipped.countries, countries } };
  const said = { en, bn };
  for (const language of languages) {
    const html = renderToStaticMarkup(
      <InPage language={language}>
        <ContentContext value={documents}>
          <CountriesSection />
        </ContentContext>
      </InPage>,
    );
    expect(html).toContain(said[language]);
    expect(html.match(/Being checked|যাচাই চলছে/g)).toHaveLength(count);
  }
});
