import { useFacts } from '#app/content/content-context.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApplicationSearch } from './application-search.ts';
import { searchTexts } from './search.text.ts';

/** A filter by one of the countries that the agency sends people to, or by all others together. */
export function CountryFilter({
  name,
  label,
  search,
}: {
  name: 'country' | 'destination';
  label: string;
  search: ApplicationSearch;
}) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const { countries } = useFacts('countries');
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={search[name] ?? ''}>
        <option value="">{texts.all}</option>
        {countries.map((country) => (
          <option key={country.code} value={country.code.toUpperCase()}>
            {country.name[language]}
          </option>
        ))}
        <option value="other">{texts.otherCountry}</option>
      </select>
    </label>
  );
}
