import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useFacts } from '#app/content/content-context.ts';
import { galleryTexts } from '../gallery.text.ts';
import type { KnownCountry } from '../known-country.ts';
import styles from './country-filter.module.css';
import { galleryAddress } from './gallery-address.ts';
import { publicGalleryPage } from './visible-items.ts';
import { Flag } from './item-words.tsx';

/** Links to the gallery of one country, for those that have any pictures. */
export function CountryFilter({
  codes,
  chosen,
}: {
  codes: string[];
  chosen: KnownCountry | undefined;
}) {
  const words = useTexts(galleryTexts);
  const language = useLanguage();
  const { countries } = useFacts('countries');
  const offered = [undefined, ...countries.filter(({ code }) => codes.includes(code))];
  return (
    <nav aria-label={words.byCountry}>
      <ul className={styles.chips}>
        {offered.map((country) => (
          <li key={country?.code ?? 'all'}>
            <PageLink
              to={galleryAddress({ country, show: publicGalleryPage.first })}
              className={styles.chip}
              aria-current={country?.code === chosen?.code ? 'true' : undefined}
              preventScrollReset
            >
              {country && <Flag country={country.name.en} width={20} />}
              {country?.name[language] ?? words.all}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
