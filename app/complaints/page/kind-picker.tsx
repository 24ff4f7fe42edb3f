import type { ComplaintKind } from '#app/database/tables/complaint-tables.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FieldErrorText } from '#app/ui/field/field.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { complaintKinds } from '../complaint.ts';
import { kindTexts } from '../complaint.text.ts';
import { formTexts } from './form.text.ts';
import styles from './kind-picker.module.css';

const icons: Record<ComplaintKind, IconName> = {
  money: 'banknote',
  delay: 'hourglass',
  staff: 'user-x',
  sub_agent: 'users-round',
  impostor: 'venetian-mask',
  papers_kept: 'book-lock',
  treatment_abroad: 'life-buoy',
  gallery: 'image-off',
  erase: 'eraser',
  copy: 'copy',
  other: 'ellipsis',
};

/** What the complaint is about: one of eleven tiles. The first has the id by which an error summary finds them. */
export function KindPicker({ chosen, error }: { chosen: string; error: string | undefined }) {
  const texts = useTexts(formTexts);
  const kinds = useTexts(kindTexts);
  return (
    <fieldset className={styles.kinds} aria-describedby={error && 'kind-error'} data-field>
      <legend>{texts.kind}</legend>
      {complaintKinds.map((kind, index) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            id={index === 0 ? 'kind' : undefined}
            defaultChecked={kind === chosen}
          />
          <span>
            <Icon name={icons[kind]} />
            {kinds[kind]}
          </span>
        </label>
      ))}
      {error && (
        <div className={styles.error}>
          <FieldErrorText id="kind-error">{error}</FieldErrorText>
        </div>
      )}
    </fieldset>
  );
}
