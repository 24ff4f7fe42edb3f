import type { Notice } from '#app/ui/toast/toast.tsx';
import type { Application } from '../application.ts';
import type { CaseView } from '../case-page/case-view.ts';

/** What every part of the page of a case is given. */
export type CaseCard = {
  view: CaseView;
  tell: (notice: Notice) => void;
  /** How the case was left by what was done here: what is opened next begins with that, though the page has not read it again yet. */
  changed: (fresh: Application) => void;
  /** Reads the case again. */
  reload: () => Promise<void>;
  /** Leaves words that were not kept in the unfinished note of the case. */
  toNote: (words: string) => void;
};
