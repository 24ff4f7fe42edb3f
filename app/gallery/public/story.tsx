import type { ReactNode } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { smallImage } from '#app/images/image-address.ts';
import { StaticElement } from '#app/ui/deferred/static-element.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { drawnPerson } from '../drawn-person.ts';
import type { GalleryItem } from '../gallery-item.ts';
import { galleryTexts } from '../gallery.text.ts';
import { CountryName, DepartureMonth, Flag, JobTitle, Typed } from './item-words.tsx';
import styles from './story.module.css';

/** The newest person whose visa was granted, large: picture, road, name, job and month. */
export function Story({
  item,
  picture,
}: {
  item: GalleryItem;
  /** In place of the item's own picture, while staff are still choosing one. */
  picture?: ReactNode;
}) {
  const words = useTexts(galleryTexts);
  return (
    <article className={styles.story} tabIndex={-1} data-fills-screen>
      <div className={styles.picture}>
        {picture ?? (
          <img
            src={item.image}
            srcSet={`${smallImage(item.image)} 400w, ${item.image} 800w`}
            sizes="(max-width: 520px) 92vw, 480px"
            width="480"
            height="480"
            alt={item.image === drawnPerson ? '' : item.name}
            fetchPriority="high"
            // Painted with the words beside it: browsers like to decode pictures later, for another frame.
            decoding="sync"
          />
        )}
        <span className={styles.seal}>
          <Icon name="badge-check" />
          {words.granted}
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.route}>
          <b>{words.dhaka}</b>
          <i />
          <Icon name="plane" />
          <b>
            <CountryName country={item.country} />
          </b>
        </p>
        <h2>
          <Typed text={item.name} />
        </h2>
        <p className={styles.job}>
          <Flag country={item.country} width={28} />
          <StaticElement key={item.job} as="span">
            {() => <JobTitle job={item.job} />}
          </StaticElement>
        </p>
        <p className={styles.departure}>
          {words.departure} <DepartureMonth date={item.date} />
        </p>
      </div>
    </article>
  );
}
