import type { ReactNode } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Story } from '../public/story.tsx';
import { isDeparture } from './gallery-draft.ts';
import { shownName } from '../consent/shown-name.ts';
import { drawnPerson } from '../drawn-person.ts';
import type { NewGalleryItem } from '../gallery-item.ts';
import styles from './gallery-preview.module.css';
import { addGalleryTexts } from './add-gallery.text.ts';

/** The newest item as the public page shows it, with what has been typed so far; light as the public page is. */
export function GalleryPreview({
  draft,
  picture: chosen,
}: {
  draft: Partial<NewGalleryItem>;
  /** The chosen square; null until there is one. */
  picture: ReactNode;
}) {
  const texts = useTexts(addGalleryTexts);
  const picture = draft.shows === 'no_face' ? drawn : chosen;
  return (
    <section aria-label={texts.preview}>
      <p className="hint">{texts.preview}</p>
      <div className={styles.public}>
        <Story
          item={{
            _id: '',
            name: shownName(
              draft.name || texts.name,
              draft.name ? (draft.nameShown ?? null) : null,
            ),
            job: draft.job || texts.job,
            country: draft.country || texts.country,
            date: isDeparture(draft.date) ? draft.date : '',
            image: draft.image ?? '',
            createdAt: '',
          }}
          picture={
            picture ?? (
              <div className={styles.noPicture}>
                <Icon name="user" />
                <p>{texts.noPicture}</p>
              </div>
            )
          }
        />
      </div>
    </section>
  );
}

const drawn = <img src={drawnPerson} width={400} height={400} alt="" className={styles.picture} />;
