declare global {
  interface Window {
    /** The changes since the page was there, noted by the starter script (`page-scripts.server.ts`). */
    changesByOthers?: { records: MutationRecord[]; observer: MutationObserver };
  }
}

/**
 * Whether React has taken over the page that the server drew. No hook: what subscribes to that is rendered again when it
 * changes, and a boundary whose script has not come would lose what the server drew. `others` deals with what others change in the page.
 */
export const hydration: {
  isOver: boolean;
  others: typeof import('./changes-by-others.ts') | null;
} = { isOver: false, others: null };

/** Gets what deals with changes by others: before React begins where there are any, else with the first touch. */
export async function dealWithOthers(): Promise<void> {
  hydration.others ??= await import('./changes-by-others.ts');
  hydration.others.tolerateChanges();
}

/** Whether somebody has changed the page. What is put into it after the starter script is ours: scripts and the sheet for paper. */
export function isChangedByOthers(): boolean | undefined {
  return window.changesByOthers?.records.some(
    ({ type, addedNodes, removedNodes }) =>
      type === 'characterData' ||
      (removedNodes.length > 0 && addedNodes.length > 0) ||
      [...addedNodes].some(({ nodeName }) => !/^(#|SCRIPT|LINK)/.test(nodeName)),
  );
}
