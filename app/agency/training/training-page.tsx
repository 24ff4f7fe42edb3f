import { useFacts, useWords } from '#app/content/content-context.ts';
import { ServiceHead } from '../services/service-head.tsx';
import type { Documents } from '#app/content/documents.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './training-page.module.css';

/** The diplomas of the sister concern, and what to know before enrolling. */
export default function TrainingPage() {
  const { headPicture, trainingWords } = useFacts('training');
  return (
    <>
      <ServiceHead
        below
        background="rose"
        title={trainingWords.title}
        lead={trainingWords.lead}
        picture={headPicture}
      />
      <TrainingDiplomas />
      <TrainingPartner />
    </>
  );
}

/** The eight diplomas, drawn as such, each with the way to its page at the training centre. */
function TrainingDiplomas() {
  const { courses } = useFacts('courses');
  const { trainingWords } = useFacts('training');
  const words = useWords('training');
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead label={trainingWords.diplomas} title={words.diplomasTitle}>
          <p className={`${styles.lead} lead`}>{words.diplomasLead}</p>
        </SectionHead>
        <ul className={styles.diplomas}>
          {courses.map((course) => (
            <Diploma key={course.page} {...course} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Diploma({
  page,
  picture,
  sector,
  title,
  months,
}: Documents['courses']['courses'][number]) {
  const { trainingCentre } = useFacts('courses');
  const words = useWords('training');
  const language = useLanguage();
  return (
    <li className={styles.diploma}>
      <img src={picture} width="320" height="200" alt="" loading="lazy" />
      <p className={styles.sector}>{sector[language]}</p>
      <h3>
        {title[language]}
        <SecondaryLanguage as="small" text={title} />
      </h3>
      <p className={`${styles.months} num`}>
        <Icon name="clock" />
        {`${formatNumber(language, months)} ${words.months}`}
      </p>
      <a
        className={styles.explore}
        href={`${trainingCentre.courses}/${page}`}
        target="_blank"
        rel="noopener"
      >
        {words.explore}
        <span className="visually-hidden">
          : {title[language]} ({words.newTab})
        </span>
        <Icon name="external-link" />
      </a>
    </li>
  );
}

/** Who teaches, and what to know before paying for a course. */
function TrainingPartner() {
  const { beforeEnrolling, trainingWords } = useFacts('training');
  const words = useWords('training');
  const language = useLanguage();
  return (
    <section className={`${styles.section} section weave`}>
      <div className="wrap">
        <SectionHead label={trainingWords.sister} title={words.sisterTitle}>
          <p className={`${styles.lead} lead`}>{words.sisterLead}</p>
        </SectionHead>
        <ul className={styles.facts}>
          {beforeEnrolling.map(({ _key, icon, name, text }) => (
            <li key={_key}>
              <Icon name={icon} />
              <div>
                <h3>{name[language]}</h3>
                <p>{text[language]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
