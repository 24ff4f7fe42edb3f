import { useFacts, useWords } from '#app/content/content-context.ts';
import { Figures } from '#app/brand/figures.tsx';
import { PageLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './consultation-figures.module.css';

/** The three figures, and beside the success rate what the policy says about it. */
export function ConsultationFigures() {
  const { consultationFigures } = useFacts('figures');
  const { consultationWords } = useFacts('consultation');
  const words = useWords('consultation');
  return (
    <section className={`${styles.section} on-deep weave`} aria-label={words.figures}>
      <div className={`${styles.columns} wrap`}>
        <Figures figures={consultationFigures} className={styles.figures} />
        <div className={styles.honest}>
          <Icon name="circle-alert" />
          <p>
            <strong>{words.noGuarantee}</strong>
            <SecondaryLanguage text={consultationWords.noGuarantee} />
            {words.noGuaranteeText} <PageLink to="/policy">{words.policy}</PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
