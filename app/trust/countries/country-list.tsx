import { useFacts } from '#app/content/content-context.ts';
import { countrySlug } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import styles from './country-list.module.css';
import { StatusBadge } from './status-badge.tsx';

/** The countries of which there is a page, with their status and its day; each leads to its page. */
export function CountryList() {
  const { countries } = useFacts('countries');
  return (
    <div className="section">
      <ul className={`${styles.list} wrap`}>
        {countries.map((country) => (
          <Country key={country.code} country={country} />
        ))}
      </ul>
    </div>
  );
}

type Listed = Documents['countries']['countries'][number];

function Country({ country: { code, name, blurb } }: { country: Listed }) {
  const language = useLanguage();
  const { status } = useFacts(`guide.${code}`);
  return (
    <li className={styles.country}>
      <h2>
        <img src={`/illustrations/flag-${code}.svg`} width="40" height="30" alt="" loading="lazy" />
        <PageLink to={`/countries/${countrySlug(code)}`}>{name[language]}</PageLink>
      </h2>
      <p>{blurb[language]}</p>
      <StatusBadge code={code} isSmall />
      <FactSource shelf="countryStatus" fact={status} />
    </li>
  );
}
