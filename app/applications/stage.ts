import { keysOf } from '#app/config/typed-record.ts';
import type { CloseReason, NextStep, Stage } from '#app/database/tables/case-tables.ts';
import type { Bilingual } from '#app/i18n/language.ts';

/** What /status shows of a stage: one of six steps. */
export type PublicStep = 1 | 2 | 3 | 4 | 5 | 6;

/** The stages in their order, with the words that staff see in both languages, and the step that the public sees. */
export const stages: Record<Stage, Bilingual & { step: PublicStep }> = {
  new: { en: 'New application', bn: 'নতুন আবেদন', step: 1 },
  called: { en: 'Called', bn: 'কথা হয়েছে', step: 2 },
  documents: { en: 'Documents', bn: 'কাগজপত্র', step: 3 },
  interview: { en: 'Interview or skill test', bn: 'সাক্ষাৎকার বা দক্ষতা যাচাই', step: 3 },
  offer: { en: 'Job offer and contract', bn: 'চাকরির প্রস্তাব ও চুক্তি', step: 3 },
  permit: { en: 'Work permit applied for', bn: 'ওয়ার্ক পারমিটের আবেদন', step: 4 },
  visa: { en: 'Visa applied for', bn: 'ভিসার আবেদন', step: 4 },
  granted: { en: 'Visa granted', bn: 'ভিসা হয়েছে', step: 5 },
  refused: { en: 'Permit or visa refused', bn: 'পারমিট বা ভিসা হয়নি', step: 5 },
  clearance: { en: 'BMET clearance (smart card)', bn: 'বিএমইটি ছাড়পত্র (স্মার্ট কার্ড)', step: 5 },
  ticketed: { en: 'Ticketed', bn: 'টিকিট হয়েছে', step: 5 },
  departed: { en: 'Departed', bn: 'রওনা হয়েছেন', step: 6 },
  arrived: { en: 'Arrived, at work', bn: 'পৌঁছে কাজে যোগ দিয়েছেন', step: 6 },
  returned: { en: 'Returned', bn: 'ফেরত এসেছেন', step: 6 },
  closed: { en: 'Closed', bn: 'বন্ধ', step: 6 },
};

export const stageCodes = keysOf(stages);

/** Why a case is closed, in words. */
export const closeReasons: Record<CloseReason, Bilingual> = {
  withdrew: { en: 'Withdrew', bn: 'নিজে সরে গেছেন' },
  unreachable: { en: 'Cannot be reached', bn: 'যোগাযোগ করা যাচ্ছে না' },
  unsuitable: { en: 'Not suitable', bn: 'কাজের উপযুক্ত নন' },
  no_opening: { en: 'No opening', bn: 'কাজ খালি নেই' },
  refused_final: { en: 'Finally refused', bn: 'চূড়ান্তভাবে হয়নি' },
  completed: { en: 'Completed', bn: 'কাজ শেষ হয়েছে' },
  duplicate: { en: 'Here twice', bn: 'দুবার আছেন' },
  other: { en: 'Other', bn: 'অন্য কারণ' },
};

export const closeReasonCodes = keysOf(closeReasons);

/** What can be done next, in words. */
export const nextSteps: Record<NextStep, Bilingual> = {
  call: { en: 'Call', bn: 'ফোন করা' },
  visit: { en: 'Visit to the office', bn: 'অফিসে আসা' },
  papers: { en: 'Papers', bn: 'কাগজপত্র' },
  employer: { en: 'Employer', bn: 'নিয়োগকর্তা' },
  embassy: { en: 'Embassy', bn: 'দূতাবাস' },
  medical: { en: 'Medical check', bn: 'স্বাস্থ্য পরীক্ষা' },
  training: { en: 'Training', bn: 'প্রশিক্ষণ' },
  pdo: { en: 'Pre-departure orientation (PDO)', bn: 'যাত্রার আগের প্রশিক্ষণ (পিডিও)' },
  bmet: { en: 'BMET', bn: 'বিএমইটি' },
  ticket: { en: 'Ticket', bn: 'টিকিট' },
  refund: { en: 'Refund', bn: 'টাকা ফেরত' },
  other: { en: 'Other', bn: 'অন্য' },
};

export const nextStepCodes = keysOf(nextSteps);

/** The stage that follows when all goes well; null where it has, or did not. */
export function nextStage(stage: Stage): Stage | null {
  const order = stageCodes.filter((code) => !['refused', 'returned', 'closed'].includes(code));
  const at = order.indexOf(stage);
  return (at === -1 ? null : order[at + 1]) ?? null;
}

/** Whether a move goes back in the order of the stages. */
export function isMoveBack(from: Stage, to: Stage): boolean {
  return stageCodes.indexOf(to) < stageCodes.indexOf(from);
}

/** Why a move needs a reason. */
export type ReasonNeed =
  | 'closed'
  | 'refused'
  | 'back'
  | 'not_granted'
  | 'no_clearance'
  | 'contract_unexplained';

/** What else than the two stages decides whether a move needs a reason. */
export type MoveFacts = {
  /** Whether the visa was granted at some time before. */
  wasGranted: boolean;
  /** Whether the item `clearance` of the checklist is done. */
  hasClearance: boolean;
  /** Whether the item `contract_explained` is done. */
  isContractExplained: boolean;
};

/** Why a move needs a reason: an empty list where it needs none. Browser and server both ask. */
export function reasonsNeeded(from: Stage, to: Stage, facts: MoveFacts): ReasonNeed[] {
  const needs: [ReasonNeed, boolean][] = [
    ['closed', to === 'closed'],
    ['refused', to === 'refused'],
    ['back', isMoveBack(from, to)],
    ['not_granted', to === 'ticketed' && !facts.wasGranted],
    ['no_clearance', to === 'departed' && !facts.hasClearance],
    ['contract_unexplained', to === 'departed' && !facts.isContractExplained],
  ];
  return needs.flatMap(([need, isNeeded]) => (isNeeded ? [need] : []));
}
