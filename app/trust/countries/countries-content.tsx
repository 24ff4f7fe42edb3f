import { PageHead } from '#app/brand/page-head.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { CountryList } from './country-list.tsx';
import { countriesHeadTexts } from './head.text.ts';

/** All countries with their status and its day. */
export function CountriesContent() {
  const texts = useTexts(countriesHeadTexts);
  return (
    <>
      <PageHead title={countriesHeadTexts.title} lead={texts.lead} />
      <CountryList />
    </>
  );
}
