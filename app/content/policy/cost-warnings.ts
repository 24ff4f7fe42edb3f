import { byPolicy, payers, refunds } from '../kinds/parts/cost-words.ts';
import { type Documents, documents } from '../documents.ts';
import { labelAt } from '../faults/fault-sentence.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';

/** An item of the costs that says something else than the policy. A warning: it stops nothing, but is never overlooked. */
export type CostWarning = { path: string; said: Bilingual; policy: Bilingual };

/** Where the costs contradict the policy. What is not entered yet contradicts nothing. */
export function costWarnings({ costs }: Documents): CostWarning[] {
  return costs.items.flatMap(({ _key, code, payer, refund }) => {
    const policy = byPolicy[code] ?? {};
    const found: CostWarning[] = [];
    if (policy.payer && payer !== 'undecided' && payer !== policy.payer) {
      found.push({
        ...{ path: `items/${_key}/payer`, said: payers[payer], policy: payers[policy.payer] },
      });
    }
    if (policy.refund && refund && refund !== policy.refund) {
      found.push({
        ...{ path: `items/${_key}/refund`, said: refunds[refund], policy: refunds[policy.refund] },
      });
    }
    return found;
  });
}

/** A warning in words, beginning with the label of the field as a fault does. */
export function costWarningSentence(
  { path, said, policy }: CostWarning,
  { costs }: Documents,
  language: Language,
): string {
  const label = labelAt(documents.costs.fields, costs, path, language);
  return `${label}: ${fill(contradicts[language], { said: said[language], policy: policy[language] })}`;
}

const contradicts = {
  en: 'this says “{said}”, but by the policy it is “{policy}”.',
  bn: 'এখানে আছে “{said}”, কিন্তু নীতিমালা অনুযায়ী হবে “{policy}”।',
} as const;
