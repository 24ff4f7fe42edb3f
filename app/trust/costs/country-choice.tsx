import { useLoaderData } from 'react-router';
import { CountryChips } from '#app/brand/countries/country-chips.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { countrySlug } from '#app/content/destinations.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ShownCosts } from './costs-of.ts';
import { costsTexts } from './costs.text.ts';

/** Links to the costs of each country. */
export function CountryChoice() {
  const { country } = useLoaderData<ShownCosts>();
  const { countries } = useFacts('countries');
  return (
    <CountryChips
      label={useTexts(costsTexts).byCountry}
      offered={countries}
      chosen={country?.code ?? null}
      addressOf={(code) => (code ? `/costs?country=${countrySlug(code)}` : '/costs')}
    />
  );
}
