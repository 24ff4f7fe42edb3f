import { PageHead } from '#app/brand/page-head.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { CountryList } from './country-list.tsx';
import { countriesHeadTexts } from './head.text.ts';

/** What an address shows that is of none of our countries: those that are. */
export function UnknownCountry() {
  const texts = useTexts(countriesHeadTexts);
  return (
    <>
      <PageHead
        title={countriesHeadTexts.unknown}
        between={{ to: '/countries', label: countriesHeadTexts.title }}
        lead={texts.unknownLead}
      />
      <CountryList />
    </>
  );
}
