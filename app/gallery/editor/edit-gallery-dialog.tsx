import { useRef, useState } from 'react';
import { formatDay } from '#app/i18n/format.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { type OrTheirs, orTheirs } from '#app/work/theirs.ts';
import type { Agreement } from '../consent/consent-question.tsx';
import { isNotYet } from '../consent/consent.ts';
import { consentTexts } from '../consent/consent.text.ts';
import { addGalleryTexts } from './add-gallery.text.ts';
import formStyles from './add-gallery-form.module.css';
import { type Attempt, type Upload, uploadPicture } from './upload-and-add.ts';
import styles from './edit-gallery-dialog.module.css';
import { type Changes, type ItemWords, changesOf, differences } from './gallery-draft.ts';
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
  const choices = useTexts(consentTexts);
  const labels = { ...choices, ...useTexts(addGalleryTexts) };
  const language = useLanguage();
  const wasThere = useRef(true);
  const element = useRef<HTMLFormElement>(null);
  // What is there, as far as this dialog knows, and what stood in its fields at first.
  const [seen, setSeen] = useState(item);
  const [values, setValues] = useState<ItemWords>(item);
  const form = useGalleryForm(
    element,
    async (draft, attempt, steps) => {
      const changes = changesOf(draft, seen);
      const result = await changeItem(seen, { ...changes, image: draft.image }, attempt, steps);
      if (result.ok) wasThere.current = result.data.modifiedCount > 0;
      if (result.ok || !('theirs' in result)) return result;
      const { theirs } = result;
      const isSent = !draft.image || theirs.image === attempt.uploaded?.url;
      // Only the answer was lost the last time.
      if (isSent && differences(draft, theirs).length === 0)
        return { ok: true, data: { modifiedCount: 1 }, next: null };
      setSeen(theirs);
      setValues({ ...theirs, ...changes });
      return result;
    },
    { hasPicture: true, onDone: () => onDone(wasThere.current) },
  );
  const theirs = differences(item, seen).map((field) => {
    const value = seen[field] ?? '';
    const isDay = field === 'date' || field === 'consentOn';
    const isChoice = field === 'consentHow' || field === 'shows' || field === 'nameShown';
    const choice = Object.entries(choices).find(([name]) => isChoice && name === value)?.[1];
    const text = choice ?? (isDay && value ? formatDay(language, value) : value);
    return `${labels[field]}: ${text || choices.none}`;
  });
  const [agreed, onAnswer] = useState<Agreement['agreed']>('not_yet');
  const title = (
    <span className={styles.title}>
      <img src={smallImage(staffPicture(seen))} width={72} height={72} alt="" />
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
        <GalleryFields
          form={form}
          item={values}
          version={seen.version}
          agreement={isNotYet(values) ? { agreed, isAsked: false, onAnswer } : undefined}
        />
        <div className={formStyles.end}>
          <div className="row">
            <Button type="submit" busy={form.progress !== null}>
              {texts.save}
            </Button>
            <Button tone="ghost" onClick={onCancel}>
              {common.cancel}
            </Button>
          </div>
          <GalleryProgress form={form} />
          {theirs.length > 0 && (
            <div className="hint">
              <p>{texts.theirs}</p>
              <ul>
                {theirs.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </form>
    </ModalDialog>
  );
}

/**
 * Sends what was changed here. Where somebody else has changed the item meanwhile, `theirs` is what it is now; one that is
 * gone counts as none that was changed.
 */
async function changeItem(
  { _id: id, version }: StaffGalleryItem,
  { image, ...changes }: Changes & { image: File | undefined },
  attempt: Attempt,
  steps: { upload: Upload; onUploaded: () => void },
): Promise<OrTheirs<StaffGalleryItem, { modifiedCount: number }>> {
  if (image) {
    const failure = await uploadPicture(image, attempt, steps.upload);
    if (failure) return failure;
  }
  steps.onUploaded();
  const params = { id };
  const body = { ...changes, ...(image && { image: attempt.uploaded?.url }), version };
  const result = await orTheirs(callApi('PATCH /api/gallery/:id', { params, body }), () =>
    callApi('GET /api/gallery/:id', { params }),
  );
  return !result.ok && result.status === 404
    ? { ok: true, data: { modifiedCount: 0 }, next: null }
    : result;
}
