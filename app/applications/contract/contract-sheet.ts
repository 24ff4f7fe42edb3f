import * as v from 'valibot';
import { jobTerms } from '#app/job-orders/terms.ts';
import { letterhead } from '../letterhead/letterhead.ts';
import { payment } from '../money/payment.ts';
import { caseLines } from './case-lines.ts';

const both = v.object({ en: v.string(), bn: v.string() });

/** All that the sheet of a contract says on one day. Nothing of a passport. */
export const contractSheet = v.object({
  ...caseLines.entries,
  ...{ id: v.string(), name: v.string(), receiptNumber: v.string() },
  /** Of the case, as it was read. */
  version: v.number(),
  /** Today in Dhaka. */
  day: v.string(),
  head: letterhead,
  terms: jobTerms,
  /** What staff wrote on the case itself, and when; null where nobody has. It counts where there is no order. */
  own: v.nullable(
    v.object({
      terms: jobTerms,
      version: v.number(),
      at: v.string(),
      byName: v.nullable(v.string()),
    }),
  ),
  /** Of the job order; empty without one. */
  permissionNo: v.string(),
  whoPays: both,
  /** All that the worker pays to the agency by the job order, in taka; null where that is not known. */
  feeBdt: v.nullable(v.number()),
  /** The earliest first, without those voided. */
  payments: v.array(
    v.pick(v.object(payment.entries), ['receiptNo', 'on', 'kind', 'amountBdt', 'refundOf']),
  ),
  /** In taka, after refunds. */
  paid: v.number(),
  /** Whom to ring in an emergency, at home and from abroad. */
  helpLines: v.array(v.object({ number: v.string(), from: v.nullable(both) })),
  /** The government's platform. */
  platform: both,
  /** The mission that serves people from Bangladesh, where somebody has checked it lately. */
  mission: v.nullable(
    v.object({ name: both, phone: v.nullable(v.string()), email: v.nullable(v.string()) }),
  ),
  /** The page where anybody can check the agency; null where the site does not know its own address. */
  checkAt: v.nullable(v.string()),
});

export type ContractSheet = v.InferOutput<typeof contractSheet>;
