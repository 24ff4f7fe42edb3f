import { useFacts, useWords } from '#app/content/content-context.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { BengaliLink } from '#app/brand/bengali-link.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { OpenJobsLink } from '#app/brand/open-jobs/open-jobs-link.tsx';
import { PhoneLinks } from '#app/brand/phone-links.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
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

/**
 * The routes over the globe to those of these countries that have a place on it, drawn from Dhaka one after the other during the entrance animation
 * (`useEntrance`). A separate layer, so that a slow phone does not repaint the map with each step.
 */
function HeroArcs({ to: countries }: { to: readonly string[] }) {
  const shown = routes.filter(({ to }) => countries.includes(to));
  return (
    <svg className={styles.arcs} data-entering viewBox="-2 -6 976 976" fill="none">
      {shown.map(({ to, path }) => (
        <g key={to} className={styles.route}>
          {/* Drawing the mask uncovers the stitches: a dashed line itself cannot be drawn gradually. */}
          <mask id={`route-${to}`} maskUnits="userSpaceOnUse" width="960" height="790">
            <path className={styles.arcsThread} d={path} pathLength="1" />
          </mask>
          <g mask={`url(#route-${to})`}>
            <path className={styles.shadow} d={path} />
            <path className={styles.stitches} d={path} />
          </g>
        </g>
      ))}
      {shown.map(({ to, end }) => (
        <g key={to} transform={`translate(${end})`}>
          <circle r="9" fill="#051e24" fillOpacity=".6" />
          <circle r="6" fill="#fafbf7" />
          <circle r="2.6" fill="#d93a32" />
        </g>
      ))}
      <g transform="translate(802.6 495.8)">
        <circle className={styles.ring} r="34" />
        <circle r="24" fill="#08303a" />
        <path
          fill="#d93a32"
          d="M0-5c7-7.6 4.2-13.6 0-17-4.2 3.4-7 9.4 0 17m3.5 1.5c10.4-.5 12.6-6.7 12-12-5.3-.6-11.5 1.6-12 12M5 0c7.7 7 13.6 4.2 17 0-3.4-4.2-9.3-7-17 0M3.5 3.5c.5 10.4 6.7 12.6 12 12 .6-5.3-1.6-11.5-12-12M0 5c-7 7.7-4.2 13.6 0 17 4.2-3.4 7-9.3 0-17m-3.5-1.5c-10.4.5-12.6 6.7-12 12 5.3.6 11.5-1.6 12-12M-5 0c-7.7-7-13.6-4.2-17 0 3.4 4.2 9.4 7 17 0m1.5-3.5c-.5-10.4-6.7-12.6-12-12-.6 5.3 1.6 11.5 12 12"
        />
        <circle r="5.5" fill="#ffcf4a" />
      </g>
    </svg>
  );
}

/** The routes from Dhaka to each capital, in the pixels of `map-base.svg`. */
const routes = [
  { to: 'pl', end: '382.6 275.5', path: 'M802.6 495.8c-21.4-214.5-222.4-311.1-420-220.3' },
  { to: 'hu', end: '357 307.4', path: 'M802.6 495.8c-52.9-185.5-264.9-268-445.6-188.4' },
  { to: 'ro', end: '385.4 342.2', path: 'M802.6 495.8c-74.2-120-271.7-188.6-417.2-153.6' },
  { to: 'pt', end: '193.1 303.6', path: 'M802.6 495.8C738.7 167.4 448.4 89.2 193.1 303.6' },
];
