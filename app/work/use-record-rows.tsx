import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { useDeletion } from '#app/ui/staff-list/use-deletion.tsx';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import { Toast } from '#app/ui/toast/toast.tsx';
import { useLatest } from '#app/ui/use-latest.ts';
import type { RecordDesk, WorkedOn } from './record-desk.ts';
import type { recordRow, RowActions } from './record-row.tsx';
import { recordTexts } from './record.text.ts';

/** Who is called after whom, in a view that is worked through. */
type Queue<Row> = {
  isOne: boolean;
  /** After this one, or first. */
  nextAfter: (id: string | null) => Row | undefined;
};

/**
 * The rows of a desk as a page shows them, one of them unfolded: what was done to one is told, with the way back, and in a queue the
 * next one comes. `shown` are all of them in their order. The toast and the question before a deletion are `asides`.
 */
export function useRecordRows<Row extends WorkedOn>(
  desk: RecordDesk<Row>,
  RecordRow: ReturnType<typeof recordRow<Row>>,
  {
    shown,
    changeRows,
    queue,
  }: {
    shown: Row[];
    changeRows: (change: (rows: Row[]) => Row[]) => void;
    queue?: Queue<Row>;
  },
) {
  const words = useTexts(desk.texts);
  const texts = useTexts(recordTexts);
  const { notice, setNotice, tell } = useRowActions(changeRows, desk.detailOf, texts);
  const deletion = useDeletion(desk.acts, tell, {
    texts: words,
    detailOf: desk.detailOf,
    consequence: <p>{words.consequence}</p>,
  });
  const unmarking = useAction(desk.acts, 'unmark');
  const { openId, isWide, open } = useOpenRow(shown);
  const after = queue?.nextAfter(openId);
  const latest = useLatest<RowActions<Row>>({
    onOpen: ({ _id }, isOpen) => open(_id, isOpen),
    onMarked: (row, marked) =>
      tell(row, marked, {
        sentence: fill(words.nowMarked, { name: row.name }),
        fresh: { ...desk.marked(row), version: row.version + 1 },
        undo: () => unmarking.send(row._id),
      }),
    onBack: (row, fresh) =>
      tell(row, 1, { sentence: fill(words.isBack, { name: row.name }), fresh }),
    // Who was called may have gone from the list, with the form that would have said it.
    onKept: (fresh) => {
      const { _id, name } = fresh;
      // At once, and for good where the list is loaded anew without it: else it would stay there as one that is to be called.
      changeRows((rows) => rows.map((one) => (one._id === _id ? fresh : one)));
      if (queue?.isOne) setNotice({ tone: 'success', sentence: fill(texts.noted, { name }) });
      if (!after) return;
      open(_id, false);
      // On wide screens it is shown beside the list; on a phone the bar calls it.
      if (isWide) open(after._id, true);
      // Once the panel above it is folded, which takes a slow device some frames.
      const show = (frames: number) => {
        const panel = document.getElementById(`${_id}-panel`);
        if (frames > 0 && panel && !panel.hidden && !isWide) {
          return void requestAnimationFrame(() => show(frames - 1));
        }
        document
          .getElementById(after._id)
          ?.scrollIntoView({ block: isWide ? 'nearest' : 'center' });
      };
      requestAnimationFrame(() => requestAnimationFrame(() => show(60)));
    },
    onDelete: (row) => deletion.ask(row),
  });
  // Functions that stay the same, for which no row is rendered anew.
  const [actions] = useState<RowActions<Row>>(() => ({
    onOpen: (...given) => latest.current.onOpen(...given),
    onMarked: (...given) => latest.current.onMarked(...given),
    onBack: (...given) => latest.current.onBack(...given),
    onKept: (...given) => latest.current.onKept(...given),
    onDelete: (...given) => latest.current.onDelete(...given),
  }));

  return {
    openId,
    open,
    row: (record: Row): ReactNode => (
      <RecordRow
        key={record._id}
        record={record}
        isOpen={openId === record._id}
        actions={actions}
        next={openId === record._id ? after?.name : undefined}
      />
    ),
    asides: (
      <>
        {deletion.dialog}
        {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
      </>
    ),
  };
}

/**
 * Which row of the list is unfolded: one at a time. On wide screens, where it stands beside the list, there is
 * always one, the first until another is chosen.
 */
function useOpenRow(rows: { _id: string }[]) {
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState<string | null>(null);
  const isShown = rows.some(({ _id }) => _id === chosen);
  const openId = isShown ? chosen : isWide ? (rows[0]?._id ?? null) : null;
  return {
    openId,
    isWide,
    open: (id: string, isOpen: boolean) => setChosen(isOpen || isWide ? id : null),
  };
}

/** From this width on what a row holds stands beside the list; the same as in `record-row.module.css`. */
const wide = '(min-width: 1100px)';

/** Whether the list and what is chosen in it stand beside each other. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
