import { useFacts, useWords } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './organization-chart.module.css';

type Official = Documents['officials']['officials'][number];

/** The organization chart, made of nested lists, so that screen readers get its structure. */
export function OrganizationChart() {
  const { officials } = useFacts('officials');
  const { aboutWords } = useFacts('about');
  const words = useWords('about');
  // There are three, by the rules of the document.
  const [chief, first, second] = officials as readonly [Official, Official, Official];
  return (
    <section className={`${styles.section} section weave`}>
      <div className="wrap">
        <SectionHead label={aboutWords.structure} title={words.structureTitle}>
          <p className={`${styles.lead} lead`}>{words.structureLead}</p>
        </SectionHead>
        <ul className={styles.chart}>
          <li>
            <Person official={chief} />
            <ul className={styles.branches}>
              <li>
                <Person official={first} />
                <Teams official={first} />
              </li>
              <li>
                <p className={styles.direct}>{words.direct}</p>
                <Teams official={chief} />
              </li>
              <li>
                <Person official={second} />
                <Teams official={second} />
              </li>
            </ul>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Person({ official: { name, title, photo } }: { official: Official }) {
  const language = useLanguage();
  return (
    <div className={styles.person}>
      <ContentPicture src={photo} width="400" height="440" sizes="64px" />
      <p>
        <strong>{name[language]}</strong>
        {title[language]}
      </p>
    </div>
  );
}

function Teams({ official: { teams } }: { official: Official }) {
  const language = useLanguage();
  return (
    <ul className={styles.teams}>
      {teams.map(({ icon, name, task }) => (
        <li key={icon}>
          <Icon name={icon} />
          <p>
            <strong>{name[language]}</strong>
            {task[language]}
          </p>
        </li>
      ))}
    </ul>
  );
}
