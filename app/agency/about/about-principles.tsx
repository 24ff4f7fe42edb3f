import { useFacts } from '#app/content/content-context.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './about-principles.module.css';

/** Vision, Mission and Objective. */
export function AboutPrinciples() {
  const { principles } = useFacts('about');
  const language = useLanguage();
  return (
    <section className="section">
      <ul className={`${styles.cards} wrap`}>
        {principles.map(({ _key, icon, name, text }) => (
          <li key={_key}>
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
