import { sharedCheck } from '#app/brand/fact/shared-check.ts';
import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { dialled } from '#app/content/dialled.ts';
import type { Checked } from '#app/content/shelf-life/fact-state.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { PlainButtonLink, ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import styles from './country-help.module.css';
import { countryTexts } from '../country/country.text.ts';
import { Button } from '#app/ui/button/button.tsx';

/** Who helps when something goes wrong: in that country, and offices at home of which there is a number. Numbers stay, however old. */
export function CountryHelp({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const { day } = useFacts('today');
  const { emergency } = useFacts(`guide.${code}`);
  const { helpLines } = useFacts('help-lines');
  const lines: (HelpLine & { _key: string })[] = [...emergency, ...helpLines].filter(
    (line: HelpLine) => line.number ?? line.url,
  );
  const check = sharedCheck('helpLine', lines, day);
  return (
    <section id="help" className={styles.help} tabIndex={-1}>
      <h2>{texts.help}</h2>
      <ul>
        {lines.map((line) => (
          <Line key={line._key} line={line} hasSource={!check} />
        ))}
      </ul>
      {check && <FactSource shelf="helpLine" fact={check} />}
    </section>
  );
}

type HelpLine = Checked & {
  name: Bilingual;
  number?: string;
  from?: Bilingual;
  url?: string;
};

function Line({ line, hasSource }: { line: HelpLine; hasSource: boolean }) {
  const language = useLanguage();
  return (
    <li>
      <b>{line.name[language]}</b>
      {line.number && (
        <PlainButtonLink href={`tel:${dialled(line.number)}`} tone="ghost">
          <Icon name="phone" />
          <span className="num" lang="en">
            {line.number}
          </span>
          {line.from && <small>{line.from[language]}</small>}
        </PlainButtonLink>
      )}
      {line.url && (
        <a href={line.url} rel="noopener">
          {new URL(line.url).hostname}
        </a>
      )}
      {hasSource && <FactSource shelf="helpLine" fact={line} />}
    </li>
  );
}

/** The way on to the application, with the country filled in, and a copy on paper. */
export function CountryApply({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  return (
    <section className={styles.apply}>
      <h2>{texts.apply}</h2>
      <p className="hint">{texts.applyHint}</p>
      <ButtonLink to={`/application?country=${code}`} tone="accent">
        {texts.applyNow}
        <Icon name="arrow-right" />
      </ButtonLink>
      <Button tone="ghost" data-print hidden>
        <Icon name="printer" />
        {texts.print}
      </Button>
    </section>
  );
}
