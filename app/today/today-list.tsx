import { useState } from 'react';
import { Link } from 'react-router';
import type { Whose } from '#app/work/due.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useStaffCounts } from '#app/ui/staff-page/staff-counts.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { kindOf, callActOf } from './due-kinds.ts';
import { LineRow } from './line-row.tsx';
import { keyOf, subjectOf } from './line-words.ts';
import styles from './today-list.module.css';
import { todayTexts, lineTexts } from './today.text.ts';
import { type Today, type TodayLine, lineKinds } from './today.ts';
import { useWork } from './use-work.ts';
import { CallForm } from '#app/calls/call-form.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { todayActs } from './today-acts.ts';

/** The lines, by when they are due. What is done goes, and can be taken back. */
export function TodayList({
  today,
  whose,
  tell,
}: {
  today: Today;
  whose: Whose;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const { day, lines, isMore } = today;
  const [calling, setCalling] = useState<TodayLine | null>(null);
  const { busy, finish, noted } = useWork(day, tell);

  if (lines.length === 0) return <Empty whose={whose} />;
  return (
    <>
      {groupLines(lines, day).map(({ group, lines: due }) => {
        const head = (
          <h2
            id={`due-${group}`}
            className={group === 'late' ? `${styles.group} ${styles.late}` : styles.group}
          >
            {group === 'late' && <Icon name="circle-alert" />}
            {texts[group]}
            <span className="num">{formatNumber(language, due.length)}</span>
          </h2>
        );
        const list = (
          <ul className={styles.lines}>
            {due.map((line) => (
              <li key={keyOf(line)}>
                <LineRow
                  line={line}
                  today={day}
                  busy={busy}
                  onCall={setCalling}
                  onPress={(pressed) => void finish(pressed)}
                />
              </li>
            ))}
          </ul>
        );
        return group === 'later' ? (
          <details key={group} className={styles.later}>
            <summary>{head}</summary>
            {list}
          </details>
        ) : (
          <section key={group} aria-labelledby={`due-${group}`}>
            {head}
            {list}
          </section>
        );
      })}
      {isMore && <More {...today} />}
      {calling && (
        <CallDialog
          line={calling}
          onKept={(isOfferTaken) => {
            setCalling(null);
            void noted(calling, isOfferTaken);
          }}
          onCancel={() => setCalling(null)}
        />
      )}
    </>
  );
}

/** How many there are in all, of each kind, where the list ends before. */
function More({ lines, kinds }: Today) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const counted = lineKinds
    .filter((kind) => kinds[kind].count > 0)
    .map((kind) =>
      fill(texts.ofKind, {
        kind: kindOf({ kind }).counted[language],
        count: formatCount(language, kinds[kind]),
      }),
    );
  return (
    <p className={styles.more}>
      {fill(texts.more, {
        shown: formatNumber(language, lines.length),
        kinds: counted.join(', '),
      })}
    </p>
  );
}

/** Nothing is due; perhaps somebody waits for a first call. */
function Empty({ whose }: { whose: Whose }) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const waiting = useStaffCounts()?.waiting;
  const sentence = { all: texts.empty, mine: texts.emptyOfMine, nobody: texts.emptyOfNobody };
  return (
    <div className={styles.empty}>
      <p className="line">
        <Icon name="circle-check" />
        {sentence[whose]}
      </p>
      {waiting !== undefined && waiting.count > 0 && (
        <Link className="tap" to="/admin/allapplication?view=waiting">
          {fill(texts.waiting, { count: formatCount(language, waiting) })}
        </Link>
      )}
    </div>
  );
}

/** Notes how a call of the list went. What is typed stays until it is saved. */
function CallDialog({
  line,
  onKept,
  onCancel,
}: {
  line: TodayLine;
  /** With whether the mark was taken in the same press: contacted, or answered. */
  onKept: (isOfferTaken: boolean) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(lineTexts);
  const language = useLanguage();
  const act = callActOf(line);
  if (!act) return null;
  return (
    <ModalDialog
      isWide
      title={fill(texts.callWith, { name: subjectOf(language, line) })}
      onCancel={onCancel}
    >
      <CallForm
        record={{ _id: keyOf(line), ...act.recordOf(line) }}
        actions={todayActs}
        offer={act.offerOf(line)?.[language]}
        onKept={(_, isOfferTaken) => onKept(isOfferTaken)}
        onCancel={onCancel}
      />
    </ModalDialog>
  );
}

/** When a line is due, seen from today. */
type LineGroup = 'late' | 'today' | 'later';

/** Lines in their order, divided by when they are due; without groups that nothing is in. */
function groupLines(lines: TodayLine[], today: string): { group: LineGroup; lines: TodayLine[] }[] {
  const groups: LineGroup[] = ['late', 'today', 'later'];
  return groups
    .map((group) => ({ group, lines: lines.filter((line) => groupOf(line, today) === group) }))
    .filter((found) => found.lines.length > 0);
}

function groupOf({ dueOn }: TodayLine, today: string): LineGroup {
  if (dueOn < today) return 'late';
  return dueOn === today ? 'today' : 'later';
}
