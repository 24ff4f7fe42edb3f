import { useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { problemSentence } from '#app/http/problems.ts';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Application } from '../application.ts';
import { nextSteps } from '../stage.ts';
import { caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import { clashTexts } from '../case/case.text.ts';
import { workTexts } from './case-page.text.ts';
import { NextStepDialog, stepWords } from './next-step-dialog.tsx';
import styles from './work-card.module.css';

/** One line: what is to be done by which day, which a press on it changes, whose case it is, and that it is done. */
export function WorkCard({
  card,
  assignees,
}: {
  card: CaseCard;
  assignees: { id: string; name: string }[];
}) {
  const { view, tell, changed, reload } = card;
  const { application } = view;
  const texts = useTexts(workTexts);
  const language = useLanguage();
  const [today] = useState(() => todayInDhaka(new Date()));
  const [isPlanning, setPlanning] = useState(false);
  const { isBusy, send } = useAction(caseActs, 'plan');
  const { _id, version, nextStep: step, nextStepText: text, nextStepOn: on } = application;
  const isLate = on !== null && on < today;

  async function finish() {
    if (step === null || isBusy) return;
    const done = await send(_id, { version, step: null });
    if (done.ok) {
      changed(done.data);
      const sentence = fill(texts.isDone, { step: nextSteps[step][language] });
      return tell({ tone: 'success', sentence, undo: () => void takeBack(done.data) });
    }
    tell({ tone: 'danger', sentence: problemSentence(done)[language] });
    // What somebody else has planned is seen before the next press.
    if (done.code === 'changed_meanwhile') void reload();
  }

  async function takeBack(fresh: Application) {
    const result = await send(_id, { version: fresh.version, step, text, on, again: true });
    if (result.ok) changed(result.data);
    tell(
      result.ok
        ? { tone: 'success', sentence: texts.takenBack }
        : { tone: 'danger', sentence: problemSentence(result)[language] },
    );
  }

  return (
    <section className={styles.card} aria-label={texts.next}>
      <Icon name="calendar-clock" />
      <button
        type="button"
        className={isLate ? `${styles.step} ${styles.late}` : styles.step}
        aria-haspopup="dialog"
        onClick={() => setPlanning(true)}
      >
        {step === null ? (
          <>
            {texts.none} <b>{texts.plan}</b>
          </>
        ) : (
          <>
            <b>
              {stepWords(language, step, on)}
              {isLate && ` (${texts.late})`}
            </b>{' '}
            <bdi className="typed">{text}</bdi>
          </>
        )}
      </button>
      <Responsible card={card} assignees={assignees} />
      {step !== null && (
        <Button tone="ghost" busy={isBusy} aria-label={texts.done} onClick={() => void finish()}>
          <Icon name="check" />
        </Button>
      )}
      {isPlanning && <NextStepDialog card={card} onClose={() => setPlanning(false)} />}
    </section>
  );
}

/** Whose case it is: a menu of the enabled accounts, and one press to take over what is nobody's. */
function Responsible({
  card: { view, tell, changed, reload },
  assignees,
}: {
  card: CaseCard;
  assignees: { id: string; name: string }[];
}) {
  const { _id, version, assignee, assigneeName } = view.application;
  const texts = useTexts(workTexts);
  const clash = useTexts(clashTexts);
  const language = useLanguage();
  const { account } = useStaffSession();
  const { isBusy, send } = useAction(caseActs, 'assign');
  const nameOf = (id: string | null) =>
    id === null ? texts.nobody : (assignees.find((one) => one.id === id)?.name ?? '');

  async function give(mine: string | null, seen = version): Promise<void> {
    const result = await send(_id, { version: seen, assignee: mine });
    if (result.ok) {
      changed(result.data);
      const name = result.data.assigneeName;
      const sentence = name === null ? texts.nowNobodys : fill(texts.nowWith, { name });
      tell({ tone: 'success', sentence });
    } else if ('theirs' in result) {
      const { theirs } = result;
      // What they have changed is something else, or it came through before and its answer was lost.
      if (theirs.assignee === assignee || theirs.assignee === mine) {
        return give(mine, theirs.version);
      }
      const sentence = fill(clash.heading, { name: theirs.change.byName ?? clash.someone });
      const detail = `${texts.responsible}: ${theirs.assigneeName ?? texts.nobody}`;
      tell({ tone: 'danger', sentence, detail });
      void reload();
    } else tell({ tone: 'danger', sentence: problemSentence(result)[language] });
  }

  return (
    <span className={styles.responsible}>
      <select
        aria-label={texts.responsible}
        value={assignee ?? ''}
        disabled={isBusy}
        onChange={(event) => void give(event.target.value || null)}
      >
        <option value="">{texts.nobody}</option>
        {assignee !== null && !nameOf(assignee) && <option value={assignee}>{assigneeName}</option>}
        {assignees.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {assignee === null && nameOf(account) && (
        <Button tone="ghost" size="small" busy={isBusy} onClick={() => void give(account)}>
          {texts.takeOver}
        </Button>
      )}
    </span>
  );
}
