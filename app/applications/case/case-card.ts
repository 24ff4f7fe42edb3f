import type { Notice } from '#app/ui/toast/toast.tsx';
import type { CaseView } from '../case-page/case-view.ts';

/** What every part of the page of a case is given. */
export type CaseCard = {
  view: CaseView;
  tell: (notice: Notice) => void;
  /** Reads the case again. */
  reload: () => Promise<void>;
  /** Leaves words that were not kept in the unfinished note of the case. */
  toNote: (words: string) => void;
};
