import { useFacts, useWords } from '#app/content/content-context.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { slugOf } from '#app/i18n/slug.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { OpenJobs } from '#app/brand/open-jobs/open-jobs.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './recruitment-sectors.module.css';

/** The four sectors, each with somebody at work and its roles. A role opens the form with it filled in. */
export function RecruitmentSectors() {
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
