import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Draft } from './add-gallery-item.ts';
import styles from './gallery-preview.module.css';
import { addGalleryTexts, allGalleryTexts } from './staff-gallery.text.ts';

/** The public card of an item that is being typed. */
export function GalleryPreview({
  draft,
  picture,
}: {
  draft: Partial<Draft>;
  picture: string | null;
}) {
  const texts = useTexts(addGalleryTexts);
  const words = useTexts(allGalleryTexts);
  const language = useLanguage();
  return (
    <section aria-label={texts.preview}>
      <p className="hint">{texts.preview}</p>
      <article className={styles.card}>
        {picture ? (
          <img className={styles.picture} src={picture} alt="" />
        ) : (
          <div className={styles.noPicture}>
            <Icon name="user" />
            <p>{texts.noPicture}</p>
          </div>
        )}
        <h2 dir="auto">{draft.name || texts.name}</h2>
        <p dir="auto">{draft.job || texts.job}</p>
        <p className={styles.route}>
          <b>Dhaka</b>
          <i />
          <Icon name="plane" />
          <b dir="auto">{draft.country || texts.country}</b>
        </p>
        <p className="hint">
          {draft.date
            ? words.departed.replace('{date}', formatDay(language, draft.date))
            : texts.date}
        </p>
      </article>
    </section>
  );
}
