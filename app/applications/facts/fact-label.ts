import type { Bilingual } from '#app/i18n/language.ts';
import { staffFields } from '../staff-fields.ts';
import { type FactKey, factKeys } from './fact-body.ts';
import { factLabels } from './facts.text.ts';

/** What staff call a field that can be corrected; a code that is none stays as it is. */
export function factLabel(code: string): Bilingual {
  const known = factKeys.find((key) => key === code);
  return known ? labelOf(known) : { en: code, bn: code };
}

function labelOf(key: FactKey): Bilingual {
  if (key === 'destination') return factLabels.destination;
  // Beside the phone of the applicant it needs to say whose it is.
  return key === 'helperPhone' ? factLabels.helperPhone : staffFields[key].label;
}
