import { useFacts, useWords } from '#app/content/content-context.ts';
import { type Destination, countrySlug } from '#app/content/destinations.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { countryOutlines } from '#app/brand/countries/country-outlines.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import { shownStatus, shownStatuses, statusIcons } from '#app/trust/countries/shown-status.ts';
import { homeLabels } from './home.text.ts';
import styles from './countries-section.module.css';
import thread from './thread/thread.module.css';
import { useThread } from './thread/use-thread.tsx';

/** The countries. Each leads to its page, and that to the application. */
export function CountriesSection() {
  const { countries } = useFacts('countries');
  const { homeWords } = useFacts('home');
  const words = useWords('home');
  const labels = useTexts(homeLabels);
  const language = useLanguage();
  const { spine, start } = useThread('countries');
  return (
    <section className={`${styles.section} ${spine}`} data-pictures-when-near="80%">
      {start}
      <div className="wrap">
        <SectionHead
          label={homeWords.countries}
          title={words.countriesTitle}
          className={thread.head}
        >
          <p className={`${styles.lead} lead`}>
            {words.countriesLead.replace('{count}', countOf(countries.length, language))}
          </p>
        </SectionHead>
        <ul className={styles.list}>
          {countries.map(({ code, name, capital, kilometres, blurb }) => (
            <li key={code} className={styles.country}>
              <Drawing code={code} />
              <h3>
                {countryOutlines.includes(code) && (
                  <img
                    src={`/illustrations/flag-${code}.svg`}
                    width="28"
                    height="21"
                    alt=""
                    loading="lazy"
                  />
                )}
                <PageLink to={`/countries/${countrySlug(code)}`}>
                  {name[language]}
                  <span className="visually-hidden">: {labels.aboutCountry}</span>
                </PageLink>
              </h3>
              <p>{blurb[language]}</p>
              <State code={code} />
              <p className={`${styles.route} num`}>
                <Icon name="plane" />
                {capital[language]}
                <b>
                  {formatNumber(language, kilometres)} {labels.kilometres}
                </b>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How a country stands, and when we looked. */
function State({ code }: { code: Destination }) {
  const { day } = useFacts('today');
  const { status } = useFacts(`guide.${code}`);
  const language = useLanguage();
  const { seen } = useTexts(texts);
  const shown = shownStatus(status, day);
  return (
    <p className={styles.state}>
      <b className={styles[shown]}>
        <Icon name={statusIcons[shown]} />
        {shownStatuses[shown][language]}
      </b>
      {status.checkedOn && shown !== 'checking' && (
        <small>{fill(seen, { day: formatDayOfYear(language, status.checkedOn, 'long') })}</small>
      )}
    </p>
  );
}

/** `Four countries`, or of them: how many the list has. */
function countOf(count: number, language: Language): string {
  const number = numbers[language][count - 1] ?? formatNumber(language, count);
  return language === 'bn'
    ? `${number}টি দেশের`
    : `${number} ${count === 1 ? 'country' : 'countries'}`;
}

const numbers = {
  en: 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' '),
  bn: 'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো'.split(' '),
};

/** The outline of a country, or where there is none its flag. */
function Drawing({ code }: { code: string }) {
  const isOutlined = countryOutlines.includes(code);
  return (
    <img
      // A flag never lies beside the name on phones, as an outline does: letters would be on its colours.
      className={isOutlined ? styles.map : styles.flag}
      src={`/illustrations/${isOutlined ? 'country' : 'flag'}-${code}.svg`}
      width={isOutlined ? '160' : '56'}
      height={isOutlined ? '120' : '42'}
      alt=""
      loading="lazy"
    />
  );
}

const texts = defineTexts({ seen: { en: 'Checked {day}', bn: 'দেখেছি {day}' } });
