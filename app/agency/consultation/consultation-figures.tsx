import { formatDigits } from '#app/i18n/format.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { consultationFigures } from '#content/figures.ts';
import { consultationWords } from '#content/pages/consultation.ts';
import styles from './consultation-figures.module.css';

/** The three figures; beside the success rate stands what the policy says of it. */
export function ConsultationFigures() {
  const words = useTexts(consultationWords);
  const language = useLanguage();
  return (
    <section className={`${styles.section} on-deep weave`} aria-label={words.figures}>
      <div className={`${styles.columns} wrap`}>
        <dl className="num">
          {consultationFigures.map(({ figure, label }) => (
            <div key={figure}>
              <dt>
                {label[language]}
                {language === 'en' && <span lang="bn">{label.bn}</span>}
              </dt>
              <dd>{formatDigits(language, figure)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.honest}>
          <Icon name="circle-alert" />
          <p>
            <strong>{words.noGuarantee}</strong>
            {language === 'en' && <span lang="bn">{consultationWords.noGuarantee.bn}</span>}
            {words.noGuaranteeText} <PageLink to="/policy">{words.policy}</PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
