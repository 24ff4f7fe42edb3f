import type { Documents } from '#app/content/documents.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './country-chips.module.css';

type Country = Documents['countries']['countries'][number];

/** Links to the same page for each of some countries, and for all of them where that has a word. */
export function CountryChips({
  label,
  offered,
  chosen,
  all,
  addressOf,
}: {
  label: string;
  offered: readonly Country[];
  /** The code of a country; null for all. */
  chosen: Country['code'] | null;
  all?: string;
  addressOf: (code: Country['code'] | null) => string;
}) {
  const language = useLanguage();
  const chips = offered.map(({ code, name }) => ({ code, name: name[language] }));
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {[...(all ? [{ code: null, name: all }] : []), ...chips].map(({ code, name }) => (
          <li key={code}>
            <PageLink
              to={addressOf(code)}
              className={styles.chip}
              aria-current={code === chosen ? 'true' : undefined}
              preventScrollReset
            >
              {code && (
                <img
                  src={`/illustrations/flag-${code}.svg`}
                  width="20"
                  height="15"
                  alt=""
                  loading="lazy"
                />
              )}
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
