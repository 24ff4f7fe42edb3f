import { useEffect, useMemo, useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { type EditedId, kindOf } from '#app/content/documents.ts';
import { textLimits } from '#app/content/faults/text-limits.ts';
import { useLanguage } from '#app/i18n/text.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { Editor } from '../fields/editor-context.ts';
import { shippedContent, shownContent } from '../fields/shown-content.ts';
import { nameOfPage } from '../page-name.ts';
import { draftServer } from '../saving/draft-server.ts';
import { useSaver } from '../saving/use-saver.ts';
import type { EditorData } from './load-editor.ts';

/** One document as it is open on this screen: what its fields need, and what was done last, with its way back. */
export function useOpenEditor(
  id: EditedId,
  { document, pages, beginning }: EditorData,
  wanted: string | null,
): { editor: Editor; notice: Notice | null; closeNotice: () => void } {
  const language = useLanguage();
  const kind = kindOf(id);
  const { account } = useStaffSession();
  const [server] = useState(() => draftServer(id, account, beginning));
  const { saver, saving } = useSaver(document, { account, id, server });
  const [notice, setNotice] = useState<Notice | null>(null);
  const limits = useMemo(
    () => textLimits(kind.fields, shippedContent(kind.fields, document)),
    [kind, document],
  );
  // Loaded again, for example in the other language, in which faults are told too.
  useEffect(() => saver.receive(document), [saver, document]);

  const closeNotice = () => setNotice(null);
  const editor = {
    ...{ id, kind, saver, saving, limits, wanted, now: useNow() },
    content: shownContent(kind.fields, saving),
    standIns: document.standIns,
    pages: pages.map((path) => nameOfPage(path, language)),
    tell: (sentence: string, undo: () => void) =>
      setNotice({
        ...{ tone: 'success', sentence },
        undo: () => {
          undo();
          closeNotice();
        },
      }),
  };
  return { editor, notice, closeNotice };
}

/** The time, as often as somebody reads it. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
