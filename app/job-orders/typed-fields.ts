import * as v from 'valibot';
import { fieldErrors } from '#app/http/field-errors.ts';

/** Fields in groups: texts, numbers, choices, days, and null where something is not known. */
type Fields = { readonly [name: string]: string | number | boolean | null | Fields };

/** What is typed into the fields of a form, each by its name in the API: `wage`, `title.bn`. */
export type Typed = Readonly<Record<string, string>>;

/** What the fields of a form hold, as they are typed. */
export function typedOf(fields: Fields, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const name = `${before}${key}`;
      if (value !== null && typeof value === 'object') {
        return Object.entries(typedOf(value, `${name}.`));
      }
      return [[name, String(value ?? '')]];
    }),
  );
}

/**
 * What was typed means, read by the schema of the API: the fields, or the code of what is wrong with each. `blank` has nothing
 * in any of them: what is null there is null again where nothing is typed.
 */
export function readTyped<Schema extends v.GenericSchema>(
  schema: Schema,
  blank: Fields,
  typed: Typed,
): { fields: v.InferOutput<Schema> } | { fields: null; errors: Typed } {
  const read = v.safeParse(schema, inGroups(blank, typed));
  if (read.success) return { fields: read.output };
  return {
    fields: null,
    errors: Object.fromEntries(fieldErrors(read.issues).map(({ field, code }) => [field, code])),
  };
}

function inGroups(blank: Fields, typed: Typed, before = ''): Fields {
  return Object.fromEntries(
    Object.entries(blank).map(([key, empty]): [string, Fields[string]] => {
      const name = `${before}${key}`;
      if (empty !== null && typeof empty === 'object') {
        return [key, inGroups(empty, typed, `${name}.`)];
      }
      const text = typed[name] ?? '';
      return [key, empty === null ? (meanings.get(text) ?? (text.trim() ? text : null)) : text];
    }),
  );
}

const meanings = new Map([
  ['true', true],
  ['false', false],
]);
