import { useTexts } from '#app/i18n/text.ts';
import { StaticElement } from '#app/ui/deferred/static-element.tsx';
import { smallImage } from '#app/images/image-address.ts';
import { drawnPerson } from '../drawn-person.ts';
import type { GalleryItem } from '../gallery-item.ts';
import { galleryTexts } from '../gallery.text.ts';
import { CountryName, DepartureMonth, Flag, JobTitle, Typed } from './item-words.tsx';
import styles from './face.module.css';

/** A person of the wall. The small picture is sharp enough there, on any phone. */
export function Face({ item }: { item: GalleryItem }) {
  const words = useTexts(galleryTexts);
  return (
    <article className={styles.face} tabIndex={-1}>
      <img
        className={styles.picture}
        src={smallImage(item.image)}
        width="320"
        height="320"
        alt={item.image === drawnPerson ? '' : item.name}
        loading="lazy"
      />
      <div className={styles.words}>
        <h2>
          <Typed text={item.name} />
        </h2>
        <StaticElement key={item.job} as="p">
          {() => <JobTitle job={item.job} />}
        </StaticElement>
        <p className={styles.route}>
          <Flag country={item.country} width={20} />
          <b>
            <CountryName country={item.country} />
          </b>
          <span className={styles.month}>
            <span className="visually-hidden">{words.departure} </span>
            <DepartureMonth date={item.date} />
          </span>
        </p>
      </div>
    </article>
  );
}

/** Exactly as large as a face, while the next ones are awaited. */
export function WaitingFace() {
  return (
    <div className={`${styles.face} ${styles.waiting}`}>
      <div className={styles.picture} />
      <div className={styles.words}>
        <h2>&nbsp;</h2>
        <p>&nbsp;</p>
        <p className={styles.route}>
          <b>&nbsp;</b>
          <span className={styles.month}>&nbsp;</span>
        </p>
      </div>
    </div>
  );
}
