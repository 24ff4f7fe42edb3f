import type { CaseView } from '../case/case-view.ts';
import type { MoveFacts } from '../case/stage.ts';

/** What decides, beside the stages, whether a move needs a reason; the server asks its tables the same. */
export function factsOf({ moves, checklist }: Pick<CaseView, 'moves' | 'checklist'>): MoveFacts {
  const isDone = (item: string) =>
    checklist.some(({ code, doneOn }) => code === item && doneOn !== null);
  return {
    wasGranted: moves.some(({ from, to }) => from === 'granted' || to === 'granted'),
    hasClearance: isDone('clearance'),
    isContractExplained: isDone('contract_explained'),
  };
}
