import { useRef } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import formStyles from './add-gallery-form.module.css';
import { type Attempt, type Draft, type Upload, uploadPicture } from './upload-and-add.ts';
import styles from './edit-gallery-dialog.module.css';
import { GalleryFields, GalleryProgress } from './gallery-fields.tsx';
import { smallImage } from '#app/images/image-address.ts';
import { type StaffGalleryItem, staffPicture } from '../gallery-item.ts';
import { allGalleryTexts } from './all-gallery.text.ts';
import { useGalleryForm } from './use-gallery-form.ts';

/** Changes an item: its words, and its picture where another one is chosen. */
export function EditGalleryDialog({
  item,
  onDone,
  onCancel,
}: {
  item: StaffGalleryItem;
  /** False when somebody has deleted it meanwhile. */
  onDone: (wasThere: boolean) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(allGalleryTexts);
  const common = useTexts(staffTexts);
  const wasThere = useRef(true);
  const element = useRef<HTMLFormElement>(null);
  const form = useGalleryForm(
    element,
    async (draft, attempt, steps) => {
      const result = await changeItem(item._id, draft, attempt, steps);
      if (result.ok) wasThere.current = result.data.modifiedCount > 0;
      return result;
    },
    { hasPicture: true, onDone: () => onDone(wasThere.current) },
  );
  const title = (
    <span className={styles.title}>
      <img src={smallImage(staffPicture(item))} width={72} height={72} alt="" />
      {texts.changeTitle}
    </span>
  );
  return (
    <ModalDialog title={title} isWide onCancel={onCancel}>
      <form
        ref={element}
        className={`${formStyles.form} ${styles.form}`}
        noValidate
        onInput={form.read}
        onSubmit={(event) => void form.submit(event)}
      >
        <GalleryFields form={form} item={item} />
        <div className={formStyles.end}>
          <div className={styles.answers}>
            <Button type="submit" busy={form.progress !== null}>
              {texts.save}
            </Button>
            <Button tone="ghost" onClick={onCancel}>
              {common.cancel}
            </Button>
          </div>
          <GalleryProgress form={form} />
        </div>
      </form>
    </ModalDialog>
  );
}

async function changeItem(
  id: string,
  { image, ...words }: Draft,
  attempt: Attempt,
  steps: { upload: Upload; onUploaded: () => void },
) {
  if (image) {
    const failure = await uploadPicture(image, attempt, steps.upload);
    if (failure) return failure;
  }
  steps.onUploaded();
  return callApi('PATCH /api/gallery/:id', {
    params: { id },
    body: { ...words, ...(image && { image: attempt.uploaded?.url }) },
  });
}
