import { type FormEvent, useRef, useState } from 'react';
import type { Application } from '../application.ts';
import { callOutcomes, leadsToAnotherCall, maxNoteLength } from '../call-outcome.ts';
import { useTexts } from '#app/i18n/text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { applicationActs } from './application-acts.ts';
import styles from './call-note.module.css';
import { callTexts } from './call.text.ts';

/**
 * How the call went. Uncontrolled, so that nothing typed is lost when somebody else has changed the
 * record meanwhile: their note is then shown as well, and a second press overwrites it knowingly.
 */
export function CallNote({ application }: { application: Application }) {
  const texts = useTexts(callTexts);
  const outcomes: Record<string, string> = texts;
  const { isBusy, result, failure, send } = useAction(applicationActs, 'note');
  // Newer than the list, until that is loaded again.
  const isNewer = result?.ok && result.data.version > application.version;
  const record = isNewer ? result.data : application;
  const { _id, outcome, note, followUpOn } = record;
  const form = useRef<HTMLFormElement>(null);
  // As it was at first: saving another outcome must not close it over its "Saved".
  const [startsOpen] = useState(outcome === 'call_later');
  const [today] = useState(() => todayInDhaka(new Date()));
  const [theirs, setTheirs] = useState<Application | null>(null);
  /** The record whose note is on the screen: overwriting a later note must be refused first. */
  const [seen, setSeen] = useState(application);
  if (record.version > seen.version && hasSameNote(record, seen)) setSeen(record);
  const [chosen, setChosen] = useState(outcome ?? '');
  const isToFollow = leadsToAnotherCall(chosen);
  const isOverdue = followUpOn !== null && followUpOn < today;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const data = new FormData(form.current);
    const text = (name: string) => String(data.get(name) ?? '');
    const saved = await send(_id, {
      version: seen.version,
      outcome: callOutcomes.find((known) => known === text('outcome')) ?? null,
      note: text('note'),
      followUpOn: text('followUpOn') || null,
    });
    if (saved.ok) {
      setTheirs(null);
      setSeen(saved.data);
    } else if ('theirs' in saved) {
      setTheirs(saved.theirs);
      setSeen(saved.theirs);
    }
  }

  return (
    <details className={styles.call} open={startsOpen}>
      <summary data-shortcut="note">
        {texts.outcome}
        {outcome && <b> {outcomes[outcome]}</b>}
        {note && <bdi className={styles.said}> {note}</bdi>}
      </summary>
      <form ref={form} className={styles.form} onSubmit={(event) => void save(event)}>
        <label>
          <span>{texts.outcome}</span>
          <select
            name="outcome"
            defaultValue={outcome ?? ''}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{texts.none}</option>
            {callOutcomes.map((name) => (
              <option key={name} value={name}>
                {texts[name]}
              </option>
            ))}
          </select>
        </label>
        {/* Hidden instead of gone: a day that was typed comes back with the outcome. */}
        <label hidden={!isToFollow}>
          <span>{texts.followUpOn}</span>
          <input
            type="date"
            name="followUpOn"
            // A day in the past could not be saved again.
            defaultValue={isOverdue ? '' : (followUpOn ?? '')}
            min={today}
            required={chosen === 'call_later'}
            disabled={!isToFollow}
          />
        </label>
        <label className={styles.note}>
          <span>{texts.note}</span>
          <textarea name="note" rows={2} maxLength={maxNoteLength} defaultValue={note} dir="auto" />
        </label>
        {theirs && (
          <Alert tone="danger" sentence={texts.changed} takesFocus>
            <p>
              {theirs.outcome && <b>{outcomes[theirs.outcome]} </b>}
              <bdi>{theirs.note}</bdi>
            </p>
          </Alert>
        )}
        {failure && failure.code !== 'changed_meanwhile' && (
          <FailureAlert
            failure={failure}
            sentence={failure.status === 422 ? texts.invalid : undefined}
          />
        )}
        <div className={styles.save}>
          <Button type="submit" size="small" tone="ghost" busy={isBusy}>
            <Icon name="check" />
            {theirs ? texts.saveOver : texts.save}
          </Button>
          <span role="status">{result?.ok && texts.saved}</span>
        </div>
      </form>
    </details>
  );
}

/** Whether two versions of a record differ only in something else, for example the mark. */
function hasSameNote(a: Application, b: Application): boolean {
  return a.outcome === b.outcome && a.note === b.note && a.followUpOn === b.followUpOn;
}
