import { useFacts, useWords } from '#app/content/content-context.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import styles from './about-page.module.css';
import { OrganizationChart } from '../directors/organization-chart.tsx';
import { PageLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SampleMark } from '#app/brand/sample-mark.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { useId } from 'react';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';

/** Who the agency is, in the specification's order: headline, three cards, video, structure, people. */
export default function AboutPage() {
  const { aboutWords, headPicture } = useFacts('about');
  const words = useWords('about');
  return (
    <>
      <PageHead
        title={aboutWords.title}
        headline={aboutWords.headline}
        lead={words.lead}
        background="mist"
      >
        <ContentPicture
          className={styles.picture}
          src={headPicture}
          width="680"
          height="480"
          alt={words.picture}
          loading="eager"
          fetchPriority="high"
          sizes="(max-width: 900px) min(580px, 100vw), min(580px, 44vw)"
        />
      </PageHead>
      <AboutPrinciples />
      <AboutVideo />
      <OrganizationChart />
      <AboutDirectors />
    </>
  );
}

/** A profile of each director, with the way to their message. */
function AboutDirectors() {
  const { officials } = useFacts('officials');
  const { aboutWords } = useFacts('about');
  const words = useWords('about');
  const language = useLanguage();
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead label={aboutWords.directors} title={words.directorsTitle} />
        <div className={styles.profiles}>
          {officials.map(({ slug, name, title, photo, profile, sample }) => (
            <section key={slug} className={styles.profile} aria-labelledby={slug}>
              <ContentPicture
                src={photo}
                width="400"
                height="440"
                sizes="(min-width: 641px) 240px, 100vw"
              />
              <div>
                <h3 id={slug}>
                  {name[language]} {sample && <SampleMark />}
                </h3>
                <p className={styles.title}>
                  {title[language]}
                  <SecondaryLanguage text={title} />
                </p>
                <p>{profile[language]}</p>
                <PageLink to={`/about/directors#${slug}`} className={styles.message}>
                  {words.message}
                  <span className="visually-hidden">: {name[language]}</span>
                  <Icon name="arrow-right" />
                </PageLink>
              </div>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Vision, Mission and Objective. */
function AboutPrinciples() {
  const { principles } = useFacts('about');
  const language = useLanguage();
  return (
    <section className="section">
      <ul className={`${styles.cards} wrap`}>
        {principles.map(({ _key, icon, name, text }) => (
          <li key={_key}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <h2>
              {name[language]}
              <SecondaryLanguage text={name} />
            </h2>
            <p>{text[language]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the agency's video channel. Nothing is embedded: no third party, no data used. */
function AboutVideo() {
  const { agency } = useFacts('agency');
  const { aboutWords } = useFacts('about');
  const words = useWords('about');
  const cost = useId();
  return (
    <section className={`${styles.section} section on-deep weave`}>
      <div className={`${styles.columns} wrap`}>
        <div>
          <SectionHead label={aboutWords.video} title={words.videoTitle}>
            <p className={`${styles.lead} lead`}>{words.videoLead}</p>
          </SectionHead>
          <PlainButtonLink
            tone="accent"
            size="large"
            href={agency.videoChannel}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={cost}
          >
            <Icon name="play" />
            {words.watch}
          </PlainButtonLink>
          <p id={cost} className={styles.cost}>
            {words.watchCost}
          </p>
        </div>
        <div className={styles.screen}>
          <img
            src="/illustrations/office-room.svg"
            width="640"
            height="400"
            alt=""
            loading="lazy"
          />
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </div>
      </div>
    </section>
  );
}
