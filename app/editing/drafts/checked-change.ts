import * as v from 'valibot';
import type { Fields } from '#app/content/fields.ts';
import { type Place, itemKey, placeAt } from '#app/content/leaves.ts';
import { cleanValue, hasForbiddenCharacters } from '#app/content/typed-text.ts';
import type { Change } from './merge-changes.server.ts';

/** Why a change cannot even be a draft. */
export type ChangeFault = 'unknown_field' | 'invalid' | 'forbidden_characters';

/**
 * A change as it is stored, with its texts tidied; a code where its path is of no field, its value of another form
 * than a field's, or its texts hold what cannot be stored. Whatever else is wrong with a value may be a draft.
 */
export function checkedChange(fields: Fields, change: Change): Change | ChangeFault {
  const place = placeAt(fields, change.path);
  if (!place) return 'unknown_field';
  // First: what is nested as deep as a body allows has none of these forms.
  if (!v.is(formOf(place), change.value)) return 'invalid';
  if (hasForbiddenCharacters(change.value)) return 'forbidden_characters';
  return place.kind === 'leaf'
    ? { ...change, value: cleanValue(place.field, change.value) }
    : change;
}

const text = v.strictObject({ en: v.string(), bn: v.string() });

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);

const several = v.pipe(v.array(scalar), v.maxLength(100));

/** One or several values, or a few by name, for example opening times. */
const fact = v.union([scalar, several, v.record(v.string(), v.union([scalar, several]))]);

const order = v.pipe(
  v.array(v.pipe(v.string(), v.regex(itemKey))),
  v.maxLength(200),
  v.check((keys) => new Set(keys).size === keys.length),
);

function formOf(place: Place): v.GenericSchema {
  if (place.kind === 'item') return v.union([v.null(), v.literal(true)]);
  if (place.kind === 'order') return order;
  switch (place.field.type) {
    case 'both':
      return v.nullable(text);
    case 'lines':
      return v.nullable(v.pipe(v.array(text), v.maxLength(100)));
    case 'fact':
      return fact;
  }
}
