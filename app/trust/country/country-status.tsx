import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import { countryTexts } from './country.text.ts';
import { FactSection } from './fact-section.tsx';

/** What the status of a country means, and where that is from. */
export function CountryStatus({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { status } = useFacts(`guide.${code}`);
  return (
    <FactSection id="status" title={texts.status}>
      <p>{status.sentence ? status.sentence[language] : <NotEntered />}</p>
      <FactSource shelf="countryStatus" fact={status} />
    </FactSection>
  );
}
