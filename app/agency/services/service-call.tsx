import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import styles from './service-call.module.css';

/** The end of a service page: call or write with any question. */
export function ServiceCall({ title, lead }: { title: Bilingual; lead: Bilingual }) {
  const words = useTexts(texts);
  const language = useLanguage();
  return (
    <section className={`${styles.section} on-deep weave`}>
      <div className={`${styles.columns} wrap`}>
        <div>
          <h2>{title[language]}</h2>
          <p className="lead">{lead[language]}</p>
        </div>
        <div className={styles.ways}>
          <PhoneButtons size="large" firstTone="accent" />
          <ButtonLink to="/contact" tone="ghost" size="large">
            <Icon name="mail" />
            {words.write}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const texts = defineTexts({
  write: { en: 'Write to us', bn: 'আমাদের লিখুন' },
});
