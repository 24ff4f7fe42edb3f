import * as v from 'valibot';
import { complaintKinds } from '../complaint.ts';

/** A complaint to which an answer, or an end, is owed. */
export const dueComplaint = v.object({
  kind: v.literal('complaint'),
  /** `yyyy-mm-dd` in Dhaka. */
  dueOn: v.string(),
  owed: v.picklist(['answer', 'end']),
  /** Its id. */
  complaint: v.string(),
  reference: v.string(),
  about: v.picklist(complaintKinds),
  /** Empty where it is anonymous. */
  name: v.string(),
});

export type DueComplaint = v.InferOutput<typeof dueComplaint>;
