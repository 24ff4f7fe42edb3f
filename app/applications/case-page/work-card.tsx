import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import { problemSentence } from '#app/http/problems.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { Application } from '../application.ts';
import type { CaseView } from '../case/case-view.ts';
import { nextSteps } from '../case/stage.ts';
import { caseActs } from './case-acts.ts';
import { workTexts } from './case.text.ts';
import { NextStepDialog } from './next-step-dialog.tsx';
import { Responsible } from './responsible.tsx';
import styles from './work-card.module.css';

/** What is to be done next, by which day, and whose case it is. */
export function WorkCard({
  view: { application },
  assignees,
  tell,
}: {
  view: CaseView;
  assignees: { id: string; name: string }[];
  tell: (notice: Notice | null) => void;
}) {
  const texts = useTexts(workTexts);
  const language = useLanguage();
  const [isPlanning, setPlanning] = useState(false);
  const { isBusy, failure, send } = useAction(caseActs, 'plan');
  const { _id, version, nextStep: step, nextStepText: text, nextStepOn: on } = application;

  async function finish() {
    if (step === null || isBusy) return;
    const done = await send(_id, { version, step: null });
    if (!done.ok) return;
    const sentence = fill(texts.isDone, { step: nextSteps[step][language] });
    tell({ tone: 'success', sentence, undo: () => void takeBack(done.data) });
  }

  async function takeBack(fresh: Application) {
    const result = await send(_id, { version: fresh.version, step, text, on, again: true });
    tell(
      result.ok
        ? { tone: 'success', sentence: texts.takenBack }
        : { tone: 'danger', sentence: problemSentence(result)[language] },
    );
  }

  return (
    <section className={styles.card} aria-labelledby="next-step">
      <div className={styles.next}>
        <h2 id="next-step">{texts.next}</h2>
        {step === null ? (
          <p className={styles.none}>{texts.none}</p>
        ) : (
          <p>
            <Icon name="calendar-clock" />
            <b>
              <NextDay on={on} />: {nextSteps[step][language]}
              {text && (
                <>
                  , <bdi className="typed">{text}</bdi>
                </>
              )}
            </b>
          </p>
        )}
      </div>
      <Responsible application={application} assignees={assignees} tell={tell} />
      <div className={styles.buttons}>
        {step !== null && (
          <Button tone="ghost" busy={isBusy} onClick={() => void finish()}>
            <Icon name="check" />
            {texts.done}
          </Button>
        )}
        <Button tone="ghost" aria-haspopup="dialog" onClick={() => setPlanning(true)}>
          {step === null ? texts.plan : texts.change}
        </Button>
      </div>
      {failure && (
        <div className={styles.wide}>
          <FailureAlert failure={failure} />
        </div>
      )}
      {isPlanning && (
        <NextStepDialog
          application={application}
          onKept={() => {
            setPlanning(false);
            tell({ tone: 'success', sentence: texts.kept });
          }}
          onCancel={() => setPlanning(false)}
        />
      )}
    </section>
  );
}

/** The day with its weekday, and that it is over. */
function NextDay({ on }: { on: string | null }) {
  const texts = useTexts(workTexts);
  const language = useLanguage();
  const [today] = useState(() => todayInDhaka(new Date()));
  if (on === null) return null;
  const day = `${weekdayOf(language, on)} ${formatDay(language, on)}`;
  if (on >= today) return <time dateTime={on}>{day}</time>;
  return (
    <time dateTime={on} className={styles.late}>
      {day} ({texts.late})
    </time>
  );
}
