import { useFacts, useWords } from '#app/content/content-context.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SampleMark } from '#app/brand/sample-mark.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './about-directors.module.css';

/** A profile of each director, with the way to their message. */
export function AboutDirectors() {
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
