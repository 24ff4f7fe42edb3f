import { type ComponentProps, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { PlainCard } from '#app/ui/staff-page/card.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type PublicStep, closeReasons, nextStage, reasonsNeeded, stages } from '../stage.ts';
import type { Application } from '../application.ts';
import type { Stage } from '#app/database/tables/case-tables.ts';
import { type Changed, caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import { WordsToSend } from '../informing/words-to-send.tsx';
import { MoveDialog, factsOf } from './move-dialog.tsx';
import styles from './stage-card.module.css';
import { stageTexts, stepTexts } from './stage.text.ts';

/** Where the case stands: the six steps that the applicant sees, the stage in both languages, and how to move it. */
export function StageCard({ card }: { card: CaseCard }) {
  const { view, tell, changed } = card;
  const texts = useTexts(stageTexts);
  const language = useLanguage();
  /** The stage that the dialog begins with, and who else was faster; null while it is closed. */
  const [moveTo, setMoveTo] = useState<{ first: Stage | ''; faster: Changed | null } | null>(null);
  /** The case as it was left by a move here, after which the words for it are offered. */
  const [moved, setMoved] = useState<
    (Pick<ComponentProps<typeof WordsToSend>, 'message'> & { application: Application }) | null
  >(null);
  const moving = useAction(caseActs, 'move');
  const undoing = useAction(caseActs, 'unmove');
  const { application, stage, moves } = view;
  const { name, _id, closeReason } = application;
  const next = nextStage(stage);
  // A refusal or an end says nothing of how far it had come: the stage before does.
  const before = stage === 'refused' || stage === 'closed' ? moves[0]?.from : undefined;

  async function takeBack() {
    setMoved(null);
    const result = await undoing.send(_id);
    if (result.ok) changed(result.data);
    tell(
      result.ok
        ? { tone: 'success', sentence: texts.takenBack, detail: name }
        : { tone: 'danger', sentence: problemSentence(result)[language], detail: name },
    );
  }

  /** At once, but where a reason is needed or somebody else has moved it: then the dialog asks. */
  async function moveOn(to: Stage, version = application.version): Promise<void> {
    if (reasonsNeeded(stage, to, factsOf(view)).length > 0) {
      return setMoveTo({ first: to, faster: null });
    }
    const on = todayInDhaka(new Date());
    const body = { version, to, on, reason: '', closeReason: null };
    const result = await moving.send(_id, body);
    if (result.ok) onMoved(result.data);
    else if ('theirs' in result) {
      const { theirs } = result;
      // What they have changed is something else, or it came through before and its answer was lost.
      if ([stage, to].includes(theirs.stage)) await moveOn(to, theirs.version);
      else setMoveTo({ first: to, faster: theirs });
    } else tell({ tone: 'danger', sentence: problemSentence(result)[language], detail: name });
  }

  function onMoved(fresh: Application) {
    changed(fresh);
    setMoveTo(null);
    const params = { id: _id };
    setMoved({
      application: fresh,
      message: callApi('GET /api/application/:id/message', { params }),
    });
    const sentence = fill(texts.moved, { name, stage: stages[fresh.stage][language] });
    tell({ tone: 'success', sentence, undo: () => void takeBack() });
  }

  return (
    <>
      <PlainCard label={texts.heading}>
        <StepLine step={stages[stage].step} isOver={stage === 'closed' || stage === 'refused'} />
        <div className={styles.row}>
          <p className={styles.stage}>
            <b>
              {stages[stage][language]}
              {closeReason && `: ${closeReasons[closeReason][language]}`}
            </b>
            <span>
              {before ? fill(texts.before, { stage: stages[before][language] }) : null}
              {before && ' · '}
              <DaysAt since={view.stageAt} />
            </span>
          </p>
          <div className={styles.ways}>
            {next && (
              <Button busy={moving.isBusy} onClick={() => void moveOn(next)}>
                <span className={styles.to}>
                  <small>{texts.next}</small> <span>{stages[next][language]}</span>
                </span>
                <Icon name="arrow-right" />
              </Button>
            )}
            <button
              type="button"
              className={styles.other}
              aria-haspopup="dialog"
              onClick={() => setMoveTo({ first: '', faster: null })}
            >
              {texts.move}
            </button>
          </div>
        </div>
        {moveTo && (
          <MoveDialog card={card} onMoved={onMoved} {...moveTo} onClose={() => setMoveTo(null)} />
        )}
      </PlainCard>
      {moved && (
        <WordsToSend key={moved.application.version} {...moved} onClose={() => setMoved(null)} />
      )}
    </>
  );
}

/** How long the case has been at its stage, in days of Dhaka. */
function DaysAt({ since }: { since: string }) {
  const texts = useTexts(stageTexts);
  const language = useLanguage();
  // Taken once, so that it does not change under somebody's eyes.
  const [now] = useState(() => new Date());
  const from = Date.parse(todayInDhaka(new Date(since)));
  const days = Math.max(0, (Date.parse(todayInDhaka(now)) - from) / 86_400_000);
  if (days === 0) return texts.today;
  return days === 1 ? texts.oneDay : fill(texts.days, { count: formatNumber(language, days) });
}

/** The six steps that the public sees: past, present and to come, in words and not by colour alone. */
function StepLine({ step, isOver }: { step: PublicStep; isOver: boolean }) {
  const words = Object.values(useTexts(stepTexts));
  return (
    <ol className={styles.line}>
      {words.map((word, index) => {
        const at = index + 1;
        const state = at < step ? styles.past : at === step ? styles.now : undefined;
        return (
          <li
            key={word}
            className={[state, at === step && isOver && styles.over].filter(Boolean).join(' ')}
            aria-current={at === step ? 'step' : undefined}
          >
            <span>{word}</span>
          </li>
        );
      })}
    </ol>
  );
}
