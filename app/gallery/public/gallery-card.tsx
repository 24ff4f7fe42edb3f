import type { ReactNode } from 'react';
import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { countries } from '#content/countries.ts';
import styles from './gallery-card.module.css';
import { smallImage } from '#app/images/image-address.ts';
import type { GalleryItem } from '../gallery-item.ts';
import { galleryTexts } from '../gallery.text.ts';

/** A person whose visa was granted. What staff typed is shown as it is, in whatever script. */
export function GalleryCard({
  item,
  isFirstView,
  picture,
}: {
  item: GalleryItem;
  isFirstView: boolean;
  /** In place of the item's own picture, while staff are still choosing one. */
  picture?: ReactNode;
}) {
  const words = useTexts(galleryTexts);
  const language = useLanguage();
  const country = knownCountry(item.country);
  return (
    <article className={styles.card} tabIndex={-1}>
      {picture ?? (
        <img
          src={smallImage(item.image)}
          srcSet={`${smallImage(item.image)} 400w, ${item.image} 800w`}
          sizes="(max-width: 900px) 46vw, 380px"
          width="400"
          height="400"
          alt={item.name}
          loading={isFirstView ? undefined : 'lazy'}
        />
      )}
      <span className={styles.seal}>
        <Icon name="badge-check" />
        <span>{words.granted}</span>
      </span>
      <div className={styles.words}>
        <div className={styles.person}>
          <div>
            <h2 className="typed" lang={scriptOf(item.name)}>
              {item.name}
            </h2>
            <p className="typed" lang={scriptOf(item.job)}>
              {item.job}
            </p>
          </div>
          {country && (
            <img
              src={`/illustrations/flag-${country.code}.svg`}
              width="44"
              height="33"
              alt=""
              loading="lazy"
            />
          )}
        </div>
        <p className={styles.route}>
          <b>{words.dhaka}</b>
          <i />
          <Icon name="plane" />
          {country ? (
            <b>{country.name[language]}</b>
          ) : (
            <b className="typed" lang={scriptOf(item.country)}>
              {item.country}
            </b>
          )}
        </p>
        <p className="hint">
          {words.departure} <span>{item.date && formatDay(language, item.date)}</span>
        </p>
      </div>
    </article>
  );
}

/** Exactly as large as a card, while the next ones are awaited. */
export function WaitingGalleryCard() {
  return (
    <div className={`${styles.card} ${styles.waiting}`}>
      <div className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.person}>
          <div>
            <h2>&nbsp;</h2>
            <p>&nbsp;</p>
          </div>
        </div>
        <p className={styles.route}>&nbsp;</p>
        <p className="hint">&nbsp;</p>
      </div>
    </div>
  );
}

/** What staff typed is any country; those the agency sends people to have a name in both languages, and a flag. */
function knownCountry(country: string) {
  const typed = country.trim().toLowerCase();
  return countries.find(({ name }) => [name.en.toLowerCase(), name.bn].includes(typed));
}

/** The language a screen reader should speak it in, by the script of its first letter. */
function scriptOf(typed: string): Language {
  return /^\P{L}*\p{Script=Bengali}/u.test(typed) ? 'bn' : 'en';
}
