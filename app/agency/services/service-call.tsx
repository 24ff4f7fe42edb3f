import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { ButtonLink, PlainButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { agency } from '#content/agency.ts';
import styles from './service-call.module.css';

/** The end of a service page: whom to ring with what is still open, or where to write. */
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
          {agency.phones.map(({ shown, dialled }, index) => (
            <PlainButtonLink
              key={dialled}
              href={`tel:${dialled}`}
              tone={index === 0 ? 'accent' : 'ghost'}
              size="large"
            >
              <Icon name="phone" />
              <span className="num" lang="en">
                {shown}
              </span>
            </PlainButtonLink>
          ))}
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
