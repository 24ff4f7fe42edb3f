import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { principles } from '#content/pages/about.ts';
import styles from './about-principles.module.css';

/** Vision, Mission and Objective. */
export function AboutPrinciples() {
  const language = useLanguage();
  return (
    <section className="section">
      <ul className={`${styles.cards} wrap`}>
        {principles.map(({ icon, name, text }) => (
          <li key={icon}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <h2>
              {name[language]}
              <SecondaryLanguage text={name} />
            </h2>
            <p>{text[language]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
