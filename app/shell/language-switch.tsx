import { useLocation } from 'react-router';
import { languageNames, pathIn, pathWithoutLanguage } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './language-switch.module.css';

/**
 * Links to the same page in each language, labelled in that language, with the query kept. Full page loads,
 * because `lang` and the fonts of the whole page change.
 */
export function LanguageSwitch() {
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const page = pathWithoutLanguage(pathname) + search;
  return (
    <div className={styles.switch}>
      {order.map((language) => (
        <a
          key={language}
          href={pathIn(language, page)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {languageNames[language]}
        </a>
      ))}
    </div>
  );
}

const order = ['bn', 'en'] as const;
