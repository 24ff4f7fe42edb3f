import type { ReactNode } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Story } from '../public/story.tsx';
import { isDeparture } from './gallery-draft.ts';
import type { NewGalleryItem } from '../gallery-item.ts';
import styles from './gallery-preview.module.css';
import { addGalleryTexts } from './add-gallery.text.ts';

/** The newest item as the public page shows it, with what has been typed so far; light as the public page is. */
export function GalleryPreview({
  draft,
  picture,
}: {
  draft: Partial<NewGalleryItem>;
  /** The chosen square; null until there is one. */
  picture: ReactNode;
}) {
  const texts = useTexts(addGalleryTexts);
  return (
    <section aria-label={texts.preview}>
      <p className="hint">{texts.preview}</p>
      <div className={styles.public}>
        <Story
          item={{
            _id: '',
            name: draft.name || texts.name,
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
