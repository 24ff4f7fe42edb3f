import type { CloseReason, Stage } from '#app/database/tables/case-tables.ts';
import { stages } from '../stage.ts';

/** What an applicant is told by telephone only, good and bad news alike: nobody reads it alone. */
const byPhoneOnly: readonly Stage[] = ['granted', 'refused', 'clearance', 'ticketed'];

/** Whether no message is written about this stage. */
export function isForPhone(stage: Stage): boolean {
  return byPhoneOnly.includes(stage);
}

/** Whoever went away themselves, cannot be reached or has arrived knows it, or cannot be told. */
const knownEnds: readonly (CloseReason | null)[] = [
  'withdrew',
  'unreachable',
  'completed',
  'duplicate',
];

/**
 * What is new to the applicant at a stage: the step that /status shows, a refusal or an end; null where there is nothing to
 * tell, at first because the first call tells it.
 */
export function newsOf(stage: Stage, closeReason: CloseReason | null): string | null {
  if (stage === 'new' || stage === 'called') return null;
  if (stage === 'closed') return knownEnds.includes(closeReason) ? null : stage;
  return stage === 'refused' ? stage : String(stages[stage].step);
}

/** What a move leaves to be told: nothing where the applicant knows it already, as after a move forth and back. */
export function newsAfter(
  { informedOf, newsSince }: { informedOf: string; newsSince: string | null },
  { stage, closeReason, at }: { stage: Stage; closeReason: CloseReason | null; at: string },
): { newsSince: string | null; newsOn: null } {
  const news = newsOf(stage, closeReason);
  const isKnown = news === null || news === informedOf;
  return { newsSince: isKnown ? null : (newsSince ?? at), newsOn: null };
}
