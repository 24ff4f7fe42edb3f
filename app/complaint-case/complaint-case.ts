import * as v from 'valibot';

/** The case that a complaint names by a receipt number: who it is about, and which number is on file. */
export const complaintCase = v.object({
  application: v.string(),
  name: v.string(),
  phone: v.string(),
  phoneE164: v.nullable(v.string()),
  receiptNumber: v.string(),
  /** When it will be erased; null where nobody has asked for that. */
  eraseAfter: v.nullable(v.string()),
});

export type ComplaintCase = v.InferOutput<typeof complaintCase>;
