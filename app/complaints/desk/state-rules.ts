import type { ComplaintState } from '#app/database/tables/complaint-tables.ts';
import type { ComplaintChange } from './staff-complaint.ts';

/** What a complaint may become. It is received once; one that was answered or closed can be taken up again. */
export const nextStates: Record<ComplaintState, readonly ComplaintState[]> = {
  received: ['in_work', 'answered', 'closed'],
  in_work: ['answered', 'closed'],
  answered: ['in_work', 'closed'],
  closed: ['in_work'],
};

/**
 * The first field of a change that does not go with what the complaint is, and why; null where all do. To answer needs
 * an answer, to close an outcome.
 */
export function wrongField(
  before: { state: ComplaintState; answer: string },
  { state, outcome, answer }: ComplaintChange,
): { field: 'state' | 'outcome' | 'answer'; code: 'invalid' | 'required' } | null {
  const isMove = state !== before.state;
  if (isMove && !nextStates[before.state].includes(state)) {
    return { field: 'state', code: 'invalid' };
  }
  // Whoever has read a complaint and answered has taken it up.
  if (state === 'received' && answer !== '') return { field: 'state', code: 'invalid' };
  if (state === 'answered' && answer === '' && before.answer === '') {
    return { field: 'answer', code: 'required' };
  }
  if (state === 'closed') return outcome === null ? { field: 'outcome', code: 'required' } : null;
  return outcome === null ? null : { field: 'outcome', code: 'invalid' };
}
