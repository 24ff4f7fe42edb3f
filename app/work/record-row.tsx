import { type ReactNode, memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RoundContactLinks } from '#app/calls/contact-links.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { useFetched } from '#app/ui/api-call/use-fetched.ts';
import { drawInTurn } from '#app/ui/deferred/draw-in-turn.ts';
import { useFrameLater } from '#app/ui/deferred/use-frame-later.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { RecordDesk, WorkedOn } from './record-desk.ts';
import { RecordLine } from './record-line.tsx';
import { type PanelActions, RecordPanel } from './record-panel.tsx';
import styles from './record-row.module.css';
import { recordTexts } from './record.text.ts';
import { RowAge } from './row-age.tsx';

/** What a list does for each of its rows, by functions that stay the same. */
export type RowActions<Row> = {
  /** Unfolds the row, or folds it again. */
  onOpen: (row: Row, isOpen: boolean) => void;
  onMarked: (row: Row, count: number) => void;
  onBack: (row: Row, fresh: Row) => void;
  onKept: (row: Row) => void;
  onDelete: (row: Row) => void;
};

/**
 * The rows of a desk: who, what about, how long they have waited, and the ways to reach them. A row unfolds below itself; on wide
 * screens what it holds stands beside the list. What is folded stays there, with everything that was typed into it.
 *
 * Neither a row nor its panel is rendered anew because another row was unfolded or folded: each takes a slow device a good part
 * of the tenth of a second in which a press is to be answered. So a panel does not even know whether it is open.
 */
export function recordRow<Row extends WorkedOn>(desk: RecordDesk<Row>) {
  const Panel = memo(RecordPanel<Row>);

  return memo(function RecordRow({
    record,
    isOpen,
    actions,
    next,
  }: {
    record: Row;
    isOpen: boolean;
    actions: RowActions<Row>;
    /** Who is called after this one, while it is open. */
    next?: string | undefined;
  }) {
    const texts = useTexts(recordTexts);
    const { _id, name, version, phoneE164 } = record;
    // Taken once, so that the row does not change under somebody's eyes.
    const [now] = useState(() => new Date());
    const state = useMemo(() => desk.stateOf(record, now), [record, now]);
    const panelActions = useMemo<PanelActions<Row>>(
      () => ({
        onMarked: (count, before) => actions.onMarked(before, count),
        onBack: (fresh) => actions.onBack(record, fresh),
        onKept: (fresh) => actions.onKept(fresh),
        onDelete: () => actions.onDelete(record),
      }),
      [record, actions],
    );
    const { fetched: calls, load } = useFetched(() => desk.acts.calls(_id));
    // Asked for once the row is open, and again after each change of the record.
    useEffect(() => {
      if (isOpen) load();
    }, [isOpen, version, load]);
    const panel = useRef<HTMLDivElement>(null);
    // After the line: on a slow device the panels of a page take three times as long as its lines. A row that is open does not
    // wait for the others, only for the frame that shows it as open.
    const [isPanelDrawn, setPanelDrawn] = useState(false);
    useEffect(() => {
      if (isPanelDrawn) return;
      const draw = () => setPanelDrawn(true);
      const leave = drawInTurn(draw);
      const sooner = () => setTimeout(() => startTransition(draw));
      const frame = isOpen ? requestAnimationFrame(sooner) : 0;
      return () => {
        leave();
        cancelAnimationFrame(frame);
      };
    }, [isOpen, isPanelDrawn]);
    // A key acts on what the panel holds, and would be lost without it.
    const drawAtOnce = () => {
      if (!isPanelDrawn) flushSync(() => setPanelDrawn(true));
    };

    // A frame after the row says that it is open: laying a panel out takes a slow device longer than a press is to be answered in.
    const isPanelOpen = useFrameLater(isOpen);
    // The note's key moves the focus into the panel, which must be there for it.
    const [isNoting, setNoting] = useState(false);

    function noteCall() {
      flushSync(() => {
        actions.onOpen(record, true);
        setNoting(true);
      });
      panel.current?.querySelector<HTMLElement>('fieldset input')?.focus();
    }

    return (
      <RecordLine
        id={_id}
        name={name}
        level={desk.level}
        edge={state.kind}
        about={desk.about(record, state, <RowAge state={state} done={desk.texts.done} />)}
        isOpen={isOpen}
        onOpen={() => actions.onOpen(record, !isOpen)}
        onKeyDownCapture={drawAtOnce}
      >
        <div className={styles.links}>
          {phoneE164 ? (
            <RoundContactLinks name={name} phone={phoneE164} greeting={desk.greetingOf(record)} />
          ) : (
            <NoNumber />
          )}
        </div>
        {/* For the key alone: everybody else unfolds the row and sees the form. */}
        <button type="button" hidden data-shortcut="note" onClick={noteCall}>
          {texts.note}
        </button>
        <div
          ref={panel}
          id={`${_id}-panel`}
          className={styles.panel}
          hidden={!isPanelOpen && !(isOpen && isNoting)}
        >
          {isPanelDrawn && (
            <Panel
              desk={desk}
              record={record}
              state={state}
              calls={calls}
              onRetryCalls={load}
              next={next}
              {...panelActions}
            />
          )}
        </div>
      </RecordLine>
    );
  });
}

function NoNumber(): ReactNode {
  const { noNumber } = useTexts(recordTexts);
  return (
    <span className={styles.noNumber} title={noNumber}>
      <Icon name="phone-off" />
      <span className="visually-hidden">{noNumber}</span>
    </span>
  );
}
