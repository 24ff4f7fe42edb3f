import { useId, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { Application } from '../application.ts';
import { caseActs } from './case-acts.ts';
import { workTexts } from './case.text.ts';
import styles from './work-card.module.css';

/** Whose case it is: a menu of the enabled accounts, and one press to take it over. */
export function Responsible({
  application: { _id, version, assignee, assigneeName },
  assignees,
  tell,
}: {
  application: Application;
  assignees: { id: string; name: string }[];
  tell: (notice: Notice | null) => void;
}) {
  const texts = useTexts(workTexts);
  const id = useId();
  const { account } = useStaffSession();
  const { isBusy, failure, send } = useAction(caseActs, 'assign');
  /** What somebody else has chosen meanwhile; the next press is made from there. */
  const [theirs, setTheirs] = useState<Application | null>(null);
  const isKnown = assignees.some((one) => one.id === assignee);

  async function give(to: string | null) {
    const seen = theirs && theirs.version > version ? theirs.version : version;
    const result = await send(_id, { version: seen, assignee: to });
    setTheirs('theirs' in result ? result.theirs : null);
    if (!result.ok) return;
    const name = result.data.assigneeName;
    tell({
      tone: 'success',
      sentence: name === null ? texts.nowNobodys : fill(texts.nowWith, { name }),
    });
  }

  return (
    <div className={styles.responsible}>
      <label htmlFor={id}>{texts.responsible}</label>
      <select
        id={id}
        value={assignee ?? ''}
        disabled={isBusy}
        onChange={(event) => void give(event.target.value || null)}
      >
        <option value="">{texts.nobody}</option>
        {assignee !== null && !isKnown && <option value={assignee}>{assigneeName}</option>}
        {assignees.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {assignee !== account && isMine(assignees, account) && (
        <Button tone="ghost" size="small" busy={isBusy} onClick={() => void give(account)}>
          {texts.takeOver}
        </Button>
      )}
      {theirs && (
        <Alert
          tone="danger"
          takesFocus
          sentence={fill(texts.meanwhile, { value: theirs.assigneeName ?? texts.nobody })}
        />
      )}
      {failure && failure.code !== 'changed_meanwhile' && <FailureAlert failure={failure} />}
    </div>
  );
}

/** Whether the account of this page is one that can be given cases, once they have come. */
function isMine(assignees: { id: string }[], account: string): boolean {
  return assignees.some(({ id }) => id === account);
}
