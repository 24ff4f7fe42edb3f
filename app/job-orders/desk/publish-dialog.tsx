import { useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { fieldLabel } from '../fields.text.ts';
import type { JobOrder } from '../job-order.ts';
import { missingFields } from '../publication-faults.ts';
import { faultSentence, faultTexts } from '../publication.text.ts';
import type { Typed } from '../typed-fields.ts';
import { publishTexts } from './desk.text.ts';
import { jobActs } from './job-acts.ts';
import styles from './job-page.module.css';

/** Names all that keeps a job order from being published, each with the way to its field; or publishes it. */
export function PublishDialog({
  order,
  onField,
  onFaults,
  onPublished,
  onChanged,
  onClose,
}: {
  order: JobOrder;
  /** Leads to a field of the form. */
  onField: (id: string) => void;
  /** What is wrong with the fields, by their codes. */
  onFaults: (errors: Typed) => void;
  onPublished: () => void;
  /** Somebody else has changed it since. */
  onChanged: () => void;
  onClose: () => void;
}) {
  const texts = useTexts(publishTexts);
  const language = useLanguage();
  const isOwner = useStaffSession().role === 'owner';
  const { isBusy, failure, send } = useAction(jobActs, 'publish');
  const [faults, setFaults] = useState(() => missingFields(order));
  const day = order.validUntil ? formatDay(language, order.validUntil) : '';

  async function publish() {
    const result = await send(order._id, order.version);
    if (result.ok) return onPublished();
    if ('theirs' in result) return onChanged();
    setFaults(
      result.errors.flatMap(({ field, code: sent }) => {
        const code = keysOf(faultTexts).find((one) => one === sent);
        return code ? { field, code } : [];
      }),
    );
  }

  function leaveFor(id: string) {
    onFaults(Object.fromEntries(faults.map(({ field, code }) => [field, code])));
    onField(id);
  }

  return (
    <ModalDialog title={texts.question} isWide onCancel={() => !isBusy && onClose()}>
      {faults.length > 0 && (
        <div role="alert">
          <p>{texts.stillMissing}</p>
          <ul className={styles.missing}>
            {faults.map((fault) => (
              <li key={`${fault.field} ${fault.code}`}>
                <a
                  href={`#${fault.field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    leaveFor(fault.field);
                  }}
                >
                  {fault.code === 'required'
                    ? fieldLabel(fault.field, language)
                    : faultSentence(fault)[language]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {faults.length === 0 && (
        <p>{isOwner ? fill(texts.thenPublic, { day }) : `${texts.complete} ${texts.byOwner}`}</p>
      )}
      {failure && failure.errors.length === 0 && <FailureAlert failure={failure} />}
      <p className={styles.acts}>
        <Button tone="ghost" onClick={isBusy ? undefined : onClose}>
          {texts.back}
        </Button>
        {isOwner && faults.length === 0 && (
          <Button tone="accent" busy={isBusy} onClick={() => void publish()}>
            <Icon name="upload" />
            {texts.now}
          </Button>
        )}
      </p>
    </ModalDialog>
  );
}
