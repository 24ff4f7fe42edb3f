import { useLocation } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './bengali-link.module.css';

/**
 * A link to the same page in Bengali, for small screens: there the language switch is inside the menu, where
 * somebody who does not read English will not look. Nothing on a Bengali page. Loads a new document, as the
 * switch does.
 */
export function BengaliLink() {
  const { pathname, search } = useLocation();
  if (useLanguage() === 'bn') return null;
  return (
    <a className={styles.link} href={pathIn('bn', pathname + search)} lang="bn" hrefLang="bn">
      বাংলায় পড়ুন
    </a>
  );
}
