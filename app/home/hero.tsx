import { useFacts, useWords } from '#app/content/content-context.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { BengaliLink } from '#app/brand/bengali-link.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { OpenJobsLink } from '#app/brand/open-jobs/open-jobs-link.tsx';
import { PhoneLinks } from '#app/brand/phone-links.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { HeroArcs } from './hero-arcs.tsx';
import { homeLabels } from './home.text.ts';
import styles from './hero.module.css';
import thread from './thread/thread.module.css';

/** Headline, tagline and the telephone numbers beside the routes from Dhaka, where the thread begins. */
export function Hero() {
  const { homeWords } = useFacts('home');
  const { countries } = useFacts('countries');
  const words = useWords('home');
  const labels = useTexts(homeLabels);
  const language = useLanguage();
  return (
    <section className={`${styles.hero} ${thread.dhaka} on-deep`} data-fills-screen>
      <div className={`${styles.inner} wrap`}>
        {/* Before the words, which phones show above it: the largest picture is drawn as soon as the browser has read this far. */}
        <div className={styles.globe} aria-hidden="true">
          <div>
            <img
              src="/illustrations/map-base.svg"
              width="976"
              height="976"
              alt=""
              fetchPriority="high"
            />
            <i className={styles.thread} />
            <HeroArcs to={countries.map(({ code }) => code)} />
            {pins.map((code) => {
              const country = countries.find((one) => one.code === code);
              return (
                country && (
                  <span key={code} className={`${styles.pin} ${styles[code]}`}>
                    <img
                      src={`/illustrations/flag-${code}.svg`}
                      width="24"
                      height="18"
                      alt=""
                      loading="lazy"
                    />
                    <span>{country.name[language]}</span>
                  </span>
                )
              );
            })}
            <span className={`${styles.pin} ${styles.home}`}>
              <SecondaryLanguage as="b" text={homeLabels.dhaka} />
              {labels.dhaka}
            </span>
          </div>
        </div>
        <div className={styles.words}>
          {language === 'en' && (
            <div className={styles.bengali}>
              <p lang="bn">{homeWords.promise.bn}</p>
              <BengaliLink />
            </div>
          )}
          <h1 tabIndex={-1}>{words.headline}</h1>
          <p className={styles.tagline}>{words.tagline}</p>
          <div className={styles.actions}>
            <div className={`${styles.plate} num`}>
              <PhoneLinks hasIcon />
            </div>
            <ButtonLink to="/application" tone="accent" size="large">
              {words.apply}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
          <OpenJobsLink className={styles.jobs} />
          <ul className={styles.trust}>
            <li>
              <Icon name="shield-check" />
              {words.honesty}
            </li>
            <li>
              <Icon name="file-check" />
              {words.receipts}
            </li>
          </ul>
          <SafeLinks className={styles.check} names={['verify', 'costs', 'status']} />
        </div>
      </div>
      <div className={`${styles.par} par`} />
    </section>
  );
}

/** The countries that have a place on the map; any other has no pin. */
const pins = ['pt', 'pl', 'hu', 'ro'] as const;
