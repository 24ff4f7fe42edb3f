import { useEffect, useState, useSyncExternalStore } from 'react';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { browserClock } from '#app/ui/clock.ts';
import type { DraftedDocument, Saving } from './saving.ts';
import { KeptChanges } from './kept-changes.ts';
import { type DraftServer, Saver } from './saver.ts';

const lookEveryMs = 5_000;

/**
 * Saves what is typed into a document as long as the page is open: also when it is hidden, when the network comes
 * back, and what an earlier visit has kept. Every five seconds it asks for what others have changed.
 */
export function useSaver(
  document: DraftedDocument,
  { account, id, server }: { account: string; id: string; server: DraftServer },
): { saver: Saver; saving: Saving } {
  const [saver] = useState(
    () =>
      new Saver(document, {
        server,
        editor: newSubmissionKey(),
        clock: browserClock,
        now: () => new Date(),
        kept: new KeptChanges(() => localStorage, Date.now, account, id),
      }),
  );
  const saving = useSyncExternalStore(
    (listener) => saver.subscribe(listener),
    () => saver.current,
  );
  useEffect(() => whileOpen(saver), [saver]);
  return { saver, saving };
}

function whileOpen(saver: Saver): () => void {
  const { document } = window;
  let cancel = () => {};
  function plan() {
    cancel = browserClock.after(lookEveryMs, () => {
      if (document.visibilityState === 'visible') void saver.look();
      plan();
    });
  }
  // Hidden: a phone may end the page any moment. Visible again: much may have happened.
  const save = () => void saver.save();
  const turn = () => (document.visibilityState === 'hidden' ? save() : void saver.look());
  save();
  plan();
  addEventListener('online', save);
  document.addEventListener('visibilitychange', turn);
  return () => {
    cancel();
    saver.close();
    removeEventListener('online', save);
    document.removeEventListener('visibilitychange', turn);
  };
}
