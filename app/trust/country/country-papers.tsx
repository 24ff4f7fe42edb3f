import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './country-papers.module.css';
import { countryTexts } from './country.text.ts';
import { FactSection } from './fact-section.tsx';

/** The papers of a country, and those that every country needs, as staff tick them off. */
export function CountryPapers({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const { documents } = useFacts(`guide.${code}`);
  const ofAll = useFacts('checklists')
    .items.filter(({ required, countries }) => required && countries.length === 0)
    .map(({ name }) => name);
  return (
    <FactSection id="papers" title={texts.papers}>
      {documents.length > 0 && (
        <>
          <p className="hint">{texts.ofThisCountry}</p>
          <Ticks names={documents} />
        </>
      )}
      {ofAll.length > 0 && (
        <>
          <p className="hint">{texts.ofAll}</p>
          <Ticks names={ofAll} />
        </>
      )}
    </FactSection>
  );
}

function Ticks({ names }: { names: readonly Bilingual[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.ticks}>
      {names.map((name) => (
        <li key={name[language]}>
          <Icon name="check" />
          {name[language]}
        </li>
      ))}
    </ul>
  );
}
