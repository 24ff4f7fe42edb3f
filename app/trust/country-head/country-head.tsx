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
import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { knownOf } from '../country/known-of.ts';

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

/** The ways to the sections that this page has, below its head. */
export function OnThisPage({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const known = knownOf(useFacts(`guide.${code}`));
  const jumps = [
    known.status && (['status', texts.jumpStatus] as const),
    ['way', known.route || known.steps ? texts.jumpWay : texts.howLong] as const,
    ['papers', texts.jumpPapers] as const,
    ['costs', texts.jumpCosts] as const,
    ['platform', texts.jumpPlatform] as const,
    known.missions && (['missions', texts.jumpMissions] as const),
    known.rights && (['rights', texts.jumpRights] as const),
    ['help', texts.jumpHelp] as const,
  ].filter((jump) => jump !== false);
  return (
    <nav className={styles.strip} aria-label={texts.onThisPage}>
      <ul className="wrap">
        {jumps.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
