import { useRef, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CroppedPicture } from '#app/ui/crop-field/cropped-picture.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import styles from './add-gallery-form.module.css';
import { uploadAndAddItem } from './upload-and-add.ts';
import { GalleryFields, GalleryProgress } from './gallery-fields.tsx';
import { GalleryPreview } from './gallery-preview.tsx';
import previewStyles from './gallery-preview.module.css';
import { addGalleryTexts } from './add-gallery.text.ts';
import { useGalleryForm } from './use-gallery-form.ts';

/** The form for a new gallery item, beside the public card as it will look. */
export function AddGalleryForm() {
  const texts = useTexts(addGalleryTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useGalleryForm(element, uploadAndAddItem, {
    hasPicture: false,
    onDone: ({ name, country }) =>
      setNotice({ tone: 'success', sentence: texts.added, detail: `${name}, ${country}` }),
  });
  const { image: _, ...words } = form.draft;
  return (
    <div className={styles.columns}>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onInput={form.read}
        onSubmit={(event) => {
          setNotice(null);
          void form.submit(event);
        }}
      >
        <GalleryFields form={form} />
        <div className={styles.end}>
          <Button type="submit" size="large" busy={form.progress !== null}>
            <Icon name="image-plus" />
            {texts.submit}
          </Button>
          <GalleryProgress form={form} />
        </div>
      </form>
      <GalleryPreview
        draft={words}
        picture={
          form.picture && (
            <CroppedPicture
              image={form.picture.image}
              crop={form.crop}
              className={previewStyles.picture}
            />
          )
        }
      />
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </div>
  );
}
