import type { Bilingual } from '#app/i18n/language.ts';
import { staffFields } from '../staff-fields.ts';
import { type FactKey, factKeys } from './fact-body.ts';
import { factLabels } from './facts.text.ts';

/** What staff call a field that can be corrected; a code that is none stays as it is. */
export function factLabel(code: string): Bilingual {
  // What is promised has its history among the answers.
  if (code === 'jobOrder' || code === 'terms') return factLabels[code];
  const known = factKeys.find((key) => key === code);
  return known ? labelOf(known) : { en: code, bn: code };
}

function labelOf(key: FactKey): Bilingual {
  if (key === 'destination') return factLabels.destination;
  // Beside the phone of the applicant it needs to say whose it is.
  return key === 'helperPhone' ? factLabels.helperPhone : staffFields[key].label;
}
