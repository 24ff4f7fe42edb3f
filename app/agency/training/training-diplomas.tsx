import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { courses, trainingCentre } from '#content/courses.ts';
import { trainingWords } from '#content/pages/training.ts';
import styles from './training-diplomas.module.css';

/** The eight diplomas, drawn as such, each with the way to its page at the training centre. */
export function TrainingDiplomas() {
  const words = useTexts(trainingWords);
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

function Diploma({ page, picture, sector, title, months }: (typeof courses)[number]) {
  const words = useTexts(trainingWords);
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
        {fill(words.months, { months: formatNumber(language, months) })}
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
