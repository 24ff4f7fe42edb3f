import { Form, useLocation } from 'react-router';
import { languageNames, otherLanguage } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './staff-language-switch.module.css';

/**
 * Changes the language of the staff pages, which have the same addresses in both. Submitted by the router, so
 * that the page stays, and so does what was typed on it.
 */
export function StaffLanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = otherLanguage(useLanguage());
  return (
    <Form method="post" action="/admin/language" replace preventScrollReset>
      <input type="hidden" name="from" value={pathname + search} />
      <button type="submit" className={styles.switch} name="language" value={other} lang={other}>
        <Icon name="globe" />
        {languageNames[other]}
      </button>
    </Form>
  );
}
