import { useFacts, useWords } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SampleMark } from '#app/brand/sample-mark.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import styles from './directors-page.module.css';

/** The three officials: portrait, job title, biography, message (decision 19). */
export default function DirectorsPage() {
  const { officials } = useFacts('officials');
  const { aboutWords } = useFacts('about');
  const { directorsWords } = useFacts('directors');
  const words = useWords('directors');
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={directorsWords.title}
        lead={words.lead}
        between={{ to: '/about', label: aboutWords.title }}
      >
        <ul className={styles.faces}>
          {officials.map(({ slug, name, photo }) => (
            <li key={slug}>
              <a href={`#${slug}`}>
                <ContentPicture
                  src={photo}
                  width="400"
                  height="440"
                  loading="eager"
                  sizes="116px"
                />
                {name[language]}
              </a>
            </li>
          ))}
        </ul>
      </PageHead>
      {officials.map((official) => (
        <Director key={official.slug} official={official} />
      ))}
    </>
  );
}

function Director({ official }: { official: Documents['officials']['officials'][number] }) {
  const { slug, name, title, photo, biography, message, teams, sample } = official;
  const words = useWords('directors');
  const language = useLanguage();
  return (
    <section id={slug} className={`${styles.director} section`} aria-label={name[language]}>
      <div className="wrap">
        <div className={styles.portrait}>
          <ContentPicture
            src={photo}
            width="400"
            height="440"
            alt={`${name[language]}, ${title[language]}`}
            sizes="(max-width: 900px) 324px, 384px"
          />
        </div>
        <div>
          <h2>
            {name[language]} {sample && <SampleMark />}
            <SecondaryLanguage text={name} />
          </h2>
          <p className={styles.title}>
            <WithSecondaryLanguage text={title} />
          </p>
          <p className={styles.biography}>{biography[language]}</p>
          <figure className={styles.message}>
            <figcaption>{words.message}</figcaption>
            <blockquote>{message[language]}</blockquote>
          </figure>
          <h3>{words.answersFor}</h3>
          <ul className={styles.teams}>
            {teams.map(({ icon, name: team }) => (
              <li key={icon}>
                <Icon name={icon} />
                {team[language]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
