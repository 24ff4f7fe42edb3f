import { caseActs } from '#app/applications/case/case-acts.ts';
import { complaintActs } from '#app/complaints/desk-page/complaint-acts.ts';
import { identityActs } from '#app/trust/check/identity-acts.ts';

/** What staff do on the page of a complaint. */
export const complaintCaseActs = {
  change: complaintActs.change,
  remove: complaintActs.remove,
  erase: caseActs.erase,
  confirm: identityActs.confirm,
};
