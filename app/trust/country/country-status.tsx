import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { countryTexts } from './country.text.ts';
import { FactSection } from './fact-section.tsx';

/** What the status of a country means, and where that is from; nothing beyond the badge in the head where nobody has written it. */
export function CountryStatus({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { status } = useFacts(`guide.${code}`);
  if (!status.sentence) return null;
  return (
    <FactSection id="status" title={texts.status}>
      <p>{status.sentence[language]}</p>
      <FactSource shelf="countryStatus" fact={status} />
    </FactSection>
  );
}
