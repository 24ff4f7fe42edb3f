import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { dialled } from '#app/content/dialled.ts';
import type { Checked } from '#app/content/shelf-life/fact-state.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import styles from './country-help.module.css';
import { countryTexts } from '../country/country.text.ts';

/** Who helps when something goes wrong: in that country, and offices at home. Numbers stay, however old. */
export function CountryHelp({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const { emergency } = useFacts(`guide.${code}`);
  const { helpLines } = useFacts('help-lines');
  return (
    <section id="help" className={styles.help} tabIndex={-1}>
      <h2>{texts.help}</h2>
      <ul>
        {emergency.map((line) => (
          <Line key={line._key} {...line} />
        ))}
        {helpLines.map((line) => (
          <Line key={line._key} {...line} />
        ))}
      </ul>
    </section>
  );
}

type HelpLine = Checked & {
  name: Bilingual;
  number?: string;
  from?: Bilingual;
  url?: string;
};

function Line(line: HelpLine) {
  const language = useLanguage();
  return (
    <li>
      <b>{line.name[language]}</b>
      {line.from && <span>{line.from[language]}</span>}
      {line.number && (
        <PlainButtonLink href={`tel:${dialled(line.number)}`} tone="ghost">
          <Icon name="phone" />
          <span className="num" lang="en">
            {line.number}
          </span>
        </PlainButtonLink>
      )}
      {line.url && (
        <a href={line.url} rel="noopener">
          {new URL(line.url).hostname}
        </a>
      )}
      <FactSource shelf="helpLine" fact={line} />
    </li>
  );
}
