import type { Field } from '#app/content/fields.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { FactInput } from '../fields/fact-input.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import { ListRows } from './list-rows.tsx';
import { TextPair } from '../fields/text-pair.tsx';

/** One field of a document or of an item, as its kind asks for it. */
export function FieldRow({
  path,
  field,
  label = field.label,
  isInItem = false,
}: {
  path: string;
  field: Exclude<Field, { type: 'group' }>;
  /** In place of its own, where a part of it stands above already. */
  label?: Bilingual;
  isInItem?: boolean;
}) {
  if (field.type === 'list')
    return <ListRows path={path} field={field} hasName={isInItem} renderField={renderField} />;
  return (
    <FieldFrame path={path} field={field} label={label}>
      {field.type === 'fact' ? (
        <FactInput path={path} field={field} label={label} />
      ) : (
        <TextPair path={path} field={field} label={label} />
      )}
    </FieldFrame>
  );
}

/** Rows hold fields that may be lists again; passed down, so that no two files import each other. */
function renderField(path: string, field: Exclude<Field, { type: 'group' }>) {
  return <FieldRow key={path} path={path} field={field} isInItem />;
}
