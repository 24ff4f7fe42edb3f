import { useFacts, useWords } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './recruitment-steps.module.css';

/** The seven steps of the selection along one thread. */
export function RecruitmentSteps() {
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
