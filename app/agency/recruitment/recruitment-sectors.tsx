import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import { recruitmentWords } from '#content/pages/recruitment.ts';
import { sectors } from '#content/sectors.ts';
import styles from './recruitment-sectors.module.css';

/** The four sectors, each with somebody at work and the roles in it. */
export function RecruitmentSectors() {
  const words = useTexts(recruitmentWords);
  const language = useLanguage();
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead label={recruitmentWords.sectors} title={words.sectorsTitle} />
        <div className={styles.sectors}>
          {sectors.map(({ picture, name, roles }) => (
            <article key={name.en} className={styles.sector}>
              <img src={picture} width="400" height="400" alt="" loading="lazy" />
              <div>
                <h3>
                  {name[language]}
                  <SecondaryLanguage as="small" text={name} />
                </h3>
                <ul>
                  {roles.map((role) => (
                    <li key={role.en}>{role[language]}</li>
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
