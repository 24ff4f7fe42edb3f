import { keysOf, recordOf } from '#app/config/typed-record.ts';
import { type FieldTable, fields } from '../fields.ts';

/** The fields of the public form, of which the office needs name and phone alone: the rest may come later. */
export const officeFields: FieldTable = recordOf(keysOf(fields), (field) =>
  field === 'name' || field === 'phone' ? fields[field] : { ...fields[field], isOptional: true },
);
