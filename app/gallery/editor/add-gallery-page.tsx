import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/add-gallery-page';
import { addGalleryTexts } from './add-gallery.text.ts';
import { useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CroppedPicture } from '#app/ui/crop-field/cropped-picture.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import styles from './add-gallery-form.module.css';
import { type Agreement, questionId } from '../consent/consent-question.tsx';
import { uploadAndAddItem } from './upload-and-add.ts';
import { GalleryFields, GalleryProgress } from './gallery-fields.tsx';
import { GalleryPreview } from './gallery-preview.tsx';
import previewStyles from './gallery-preview.module.css';
import { useGalleryForm } from './use-gallery-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, addGalleryTexts.title);
}

export default function AddGalleryPage() {
  const texts = useTexts(addGalleryTexts);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <AddGalleryForm />
    </>
  );
}

/** The form for a new gallery item, beside the public card as it will look. */
function AddGalleryForm() {
  const texts = useTexts(addGalleryTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const [agreed, onAnswer] = useState<Agreement['agreed']>(null);
  const [isAsked, setAsked] = useState(false);
  const form = useGalleryForm(element, uploadAndAddItem, {
    hasPicture: false,
    onDone: ({ name, country }) => {
      onAnswer(null);
      setAsked(false);
      setNotice({ tone: 'success', sentence: texts.added, detail: `${name}, ${country}` });
    },
  });
  const { image: _, ...typed } = form.draft;
  const isDrawn = agreed === 'not_yet' || (isAsked && agreed === null);
  const words = {
    ...typed,
    ...(isDrawn && ({ shows: 'no_face', nameShown: 'initials' } as const)),
  };
  return (
    <div className={styles.columns}>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onInput={form.read}
        onSubmit={(event) => {
          setNotice(null);
          if (agreed !== null || isAsked) return void form.submit(event);
          // Asked once; the next press goes on, with a drawing.
          event.preventDefault();
          setAsked(true);
          document.getElementById(questionId)?.querySelector('input')?.focus();
        }}
      >
        <GalleryFields form={form} agreement={{ agreed, isAsked, onAnswer }} />
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
