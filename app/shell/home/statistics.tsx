import { formatDigits } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { homeTexts } from './home.text.ts';
import styles from './statistics.module.css';

/** Four figures of the agency. They do not count up: a number must be true at once. */
export function Statistics() {
  const words = useTexts(homeTexts);
  const language = useLanguage();
  return (
    <section className={`${styles.section} on-deep weave`} aria-label={words.statistics}>
      <div className={`${styles.par} par`} />
      <dl className="wrap num">
        {figures.map(({ figure, label }) => (
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

const figures: { figure: string; label: Bilingual }[] = [
  { figure: '700+', label: { en: 'People Skilled', bn: 'দক্ষ কর্মী তৈরি' } },
  { figure: '8+', label: { en: 'Years of Experience', bn: 'বছরের অভিজ্ঞতা' } },
  { figure: '85%', label: { en: 'Success Rate', bn: 'সাফল্যের হার' } },
  { figure: '24/7', label: { en: 'Response Time', bn: 'সব সময় সাড়া' } },
];
