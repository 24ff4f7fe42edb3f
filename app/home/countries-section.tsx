import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { countries } from '#content/countries.ts';
import { homeWords } from '#content/pages/home.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import { homeLabels } from './home.text.ts';
import styles from './countries-section.module.css';

/** The four countries, each with its flag, a sentence, and its distance from Dhaka. */
export function CountriesSection() {
  const words = useTexts(homeWords);
  const labels = useTexts(homeLabels);
  const language = useLanguage();
  return (
    <section className={`${styles.section} section`}>
      <div className={`${styles.columns} wrap`}>
        <div className={styles.head}>
          <SectionHead label={homeWords.countries} title={words.countriesTitle}>
            <p className={`${styles.lead} lead`}>{words.countriesLead}</p>
          </SectionHead>
        </div>
        <div className={styles.list}>
          {countries.map(({ code, name, capital, kilometres, blurb }) => (
            <article key={code} className={styles.country}>
              <h3>
                <img
                  src={`/illustrations/flag-${code}.svg`}
                  width="40"
                  height="30"
                  alt=""
                  loading="lazy"
                />
                {name[language]}
              </h3>
              <img
                className={styles.map}
                src={`/illustrations/country-${code}.svg`}
                width="240"
                height="180"
                alt=""
                loading="lazy"
              />
              <p>{blurb[language]}</p>
              <p className={`${styles.route} num`}>
                <b>{labels.dhaka}</b>
                <i />
                <Icon name="plane" />
                <b>{capital[language]}</b> {formatNumber(language, kilometres)} {labels.kilometres}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
