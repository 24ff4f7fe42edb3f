import { useFacts, useWords } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { RecruitmentEmployers, employersId } from './recruitment-employers.tsx';
import { ServiceHead } from '../services/service-head.tsx';
import { PageLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { slugOf } from '#app/i18n/slug.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { OpenJobs } from '#app/brand/open-jobs/open-jobs.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './recruitment-content.module.css';
import { ButtonLink } from '#app/ui/button/button-link.tsx';

/** For workers the jobs and the way to one of them, for employers a part of their own. */
export function RecruitmentContent() {
  const { recruitmentWords } = useFacts('recruitment');
  const { serviceBlurbs } = useFacts('service-blurbs');
  const jump = { to: employersId, label: recruitmentWords.toEmployers };
  return (
    <>
      <ServiceHead
        below
        title={recruitmentWords.title}
        lead={recruitmentWords.lead}
        jump={useLanguage() === 'bn' ? undefined : jump}
        picture={serviceBlurbs.recruitment.picture}
      />
      <RecruitmentSectors />
      <RecruitmentSteps />
      <RecruitmentEmployers />
    </>
  );
}

/** The four sectors, each with somebody at work and its roles. A role opens the form with it filled in. */
function RecruitmentSectors() {
  const { recruitmentWords } = useFacts('recruitment');
  const { sectors } = useFacts('sectors');
  const words = useWords('recruitment');
  const language = useLanguage();
  return (
    <section className="section">
      <div className="wrap">
        <OpenJobs className={styles.open} />
        <SectionHead label={recruitmentWords.sectors} title={words.sectorsTitle}>
          <p className={`${styles.lead} lead`}>{words.sectorsLead}</p>
        </SectionHead>
        <div className={styles.sectors}>
          {sectors.map(({ _key, picture, name, roles }) => (
            <article key={_key} className={styles.sector}>
              <img src={picture} width="400" height="400" alt="" loading="lazy" />
              <div>
                <h3>
                  {name[language]}
                  <SecondaryLanguage as="small" text={name} />
                </h3>
                <ul>
                  {roles.map((role) => (
                    <li key={slugOf(role)}>
                      <PageLink to={`/application?job=${slugOf(role)}`}>
                        {role[language]}
                        <span className="visually-hidden">: {words.applyForRole}</span>
                        <Icon name="arrow-right" />
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The seven steps of the selection along one thread. */
function RecruitmentSteps() {
  const { recruitmentWords, selectionSteps } = useFacts('recruitment');
  const words = useWords('recruitment');
  const language = useLanguage();
  return (
    <section className={`${styles.section} section on-deep weave`}>
      <div className="wrap">
        <SectionHead label={recruitmentWords.selection} title={words.selectionTitle} />
        <ol className={styles.steps}>
          {selectionSteps.map(({ _key, name, text }) => (
            <li key={_key}>
              <b>{name[language]}</b>
              <span>{text[language]}</span>
            </li>
          ))}
        </ol>
        <ButtonLink to="/application" tone="accent" size="large">
          {words.apply}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </section>
  );
}
