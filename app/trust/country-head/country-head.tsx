import { countryOutlines } from '#app/brand/countries/country-outlines.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import type { Documents } from '#app/content/documents.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { countriesHeadTexts } from '../countries/head.text.ts';
import { StatusBadge } from '../countries/status-badge.tsx';
import { countryTexts } from '../country/country.text.ts';
import styles from './country-head.module.css';

type Country = Documents['countries']['countries'][number];

/** The head of a country's page: its flag and name, how it stands, and how far it is. */
export function CountryHead({ country }: { country: Country }) {
  const language = useLanguage();
  const { code, name, blurb } = country;
  return (
    <PageHead
      title={name}
      flag={`/illustrations/flag-${code}.svg`}
      between={{ to: '/countries', label: countriesHeadTexts.title }}
      lead={blurb[language]}
      below={
        <div className={styles.badge}>
          <StatusBadge code={code} />
        </div>
      }
    >
      <Journey country={country} />
    </PageHead>
  );
}

function Journey({ country: { code, capital, kilometres } }: { country: Country }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  return (
    <div className={styles.journey}>
      {countryOutlines.includes(code) && (
        <img
          src={`/illustrations/country-${code}.svg`}
          width="420"
          height="300"
          alt=""
          loading="lazy"
        />
      )}
      <p>
        <b>{texts.dhaka}</b>
        <i />
        <Icon name="plane" />
        <b>{capital[language]}</b> {formatNumber(language, kilometres)} {texts.kilometres}
      </p>
    </div>
  );
}
