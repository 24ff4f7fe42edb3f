import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCalls } from '#app/calls/use-calls.ts';
import type { Stage } from '#app/database/tables/case-tables.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { countryCode } from '#app/normalise/country.ts';
import { useFrameLater } from '#app/ui/deferred/use-frame-later.ts';
import { drawInTurn } from '#app/ui/deferred/draw-in-turn.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Application } from '../application.ts';
import { stages } from '../case/stage.ts';
import { goal } from '../staff-fields.ts';
import { ApplicantLinks } from '../list/applicant-links.tsx';
import { applicationActs } from '../list/application-acts.ts';
import { staffApplicationsTexts } from '../list/staff-applications.text.ts';
import styles from './application-row.module.css';
import { ApplicationPanel, type RowActions } from './application-panel.tsx';
import { RowAge } from './row-age.tsx';
import { rowState } from './row-state.ts';
import { rowTexts } from './row.text.ts';

/** What the list does for each of its rows, by functions that stay the same. */
export type ListActions = {
  /** Unfolds the row, or folds it again. */
  onOpen: (row: Application, isOpen: boolean) => void;
  onMarked: (row: Application, count: number) => void;
  onBack: (row: Application, fresh: Application) => void;
  onKept: (row: Application) => void;
  onDelete: (row: Application) => void;
};

/**
 * One application as a line: who, where to, as what, how long they have waited, and the ways to reach them. It
 * unfolds below itself; on wide screens what it holds stands beside the list. What is folded stays there, with
 * everything that was typed into it.
 *
 * Neither a row nor its panel is rendered anew because another row was unfolded or folded: each takes a slow device a good part
 * of the tenth of a second in which a press is to be answered. So a panel does not even know whether it is open.
 */
export const ApplicationRow = memo(function ApplicationRow({
  application,
  isOpen,
  actions,
  next,
}: {
  application: Application;
  isOpen: boolean;
  actions: ListActions;
  /** Who is called after this one, while it is open. */
  next?: string | undefined;
}) {
  const texts = useTexts(rowTexts);
  const words = useTexts(staffApplicationsTexts);
  const language = useLanguage();
  const { _id, name, job, phoneE164, stage, version, [goal]: country } = application;
  // Taken once, so that the row does not change under somebody's eyes.
  const [now] = useState(() => new Date());
  const state = useMemo(() => rowState(application, now), [application, now]);
  const rowActions = useMemo<RowActions>(
    () => ({
      onMarked: (count) => actions.onMarked(application, count),
      onBack: (fresh) => actions.onBack(application, fresh),
      onKept: () => actions.onKept(application),
      onDelete: () => actions.onDelete(application),
    }),
    [application, actions],
  );
  const { calls, load } = useCalls(() => applicationActs.calls(_id));
  // Asked for once the row is open, and again after each change of the record.
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, version, load]);
  const panel = useRef<HTMLDivElement>(null);
  const flag = countryCode(country)?.toLowerCase();
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
      actions.onOpen(application, true);
      setNoting(true);
    });
    panel.current?.querySelector<HTMLElement>('fieldset input')?.focus();
  }

  return (
    <article
      id={_id}
      tabIndex={-1}
      aria-labelledby={`${_id}-name`}
      className={[styles.row, styles[state.kind], isOpen && styles.open].filter(Boolean).join(' ')}
      onKeyDownCapture={drawAtOnce}
    >
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.fold}
          data-shortcut="open"
          aria-expanded={isOpen}
          aria-controls={`${_id}-panel`}
          onClick={() => actions.onOpen(application, !isOpen)}
        >
          <span id={`${_id}-name`} className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.about}>
            {flag && <img src={`/illustrations/flag-${flag}.svg`} width={20} height={15} alt="" />}
            <bdi className={flag ? 'visually-hidden' : styles.where}>{country}</bdi>
            <bdi className={styles.job}>{job || words.notGiven}</bdi>
            {(state.kind !== 'contacted' || !isFurther(stage)) && <RowAge state={state} />}
            {isFurther(stage) && <span className={styles.stage}>{stages[stage][language]}</span>}
          </span>
        </button>
      </h3>
      <div className={styles.links}>
        {phoneE164 ? (
          <ApplicantLinks application={application} isRound />
        ) : (
          <span className={styles.noNumber} title={texts.noNumber}>
            <Icon name="phone-off" />
            <span className="visually-hidden">{texts.noNumber}</span>
          </span>
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
            application={application}
            state={state}
            calls={calls}
            onRetryCalls={load}
            next={next}
            {...rowActions}
          />
        )}
      </div>
    </article>
  );
});

const Panel = memo(ApplicationPanel);

/** Whether a stage says more than that somebody waits or was called, which the row says in its own words. */
function isFurther(stage: Stage): boolean {
  return stage !== 'new' && stage !== 'called';
}
