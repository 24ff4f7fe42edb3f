import { formatDigits } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { homeFigures } from '#content/figures.ts';
import { homeLabels } from './home.text.ts';
import styles from './statistics.module.css';

/** Four figures of the agency. They do not count up: a number must be true at once. */
export function Statistics() {
  const labels = useTexts(homeLabels);
  const language = useLanguage();
  return (
    <section className={`${styles.section} on-deep weave`} aria-label={labels.statistics}>
      <div className={`${styles.par} par`} />
      <dl className="wrap num">
        {homeFigures.map(({ figure, label }) => (
          <div key={figure}>
            <dt>
              {label[language]}
              {language === 'en' && <span lang="bn">{label.bn}</span>}
            </dt>
            <dd>{formatDigits(language, figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
