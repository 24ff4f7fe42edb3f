import * as v from 'valibot';
import { checklistItem } from '../checklist/checklist-item.ts';
import { letterhead } from '../letterhead/letterhead.ts';

/** All that the slip of a lent original needs. */
export const loanSlip = v.object({
  item: checklistItem,
  /** Of the applicant. */
  name: v.string(),
  receiptNumber: v.string(),
  head: letterhead,
});

export type LoanSlip = v.InferOutput<typeof loanSlip>;
