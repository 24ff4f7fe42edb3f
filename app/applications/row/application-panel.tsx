import { Link } from 'react-router';
import { CallForm } from '#app/calls/call-form.tsx';
import { CallLog } from '#app/calls/call-log.tsx';
import type { KeptCall } from '#app/calls/kept-call.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Application } from '../application.ts';
import { ApplicantLinks } from '../list/applicant-links.tsx';
import { applicationActs } from '../list/application-acts.ts';
import { ApplicationDetails } from '../list/application-details.tsx';
import { HistoryPanel } from '../list/history-panel.tsx';
import { staffApplicationsTexts } from '../list/staff-applications.text.ts';
import { ApplicationFlags } from './application-flags.tsx';
import styles from './application-panel.module.css';
import { LastCall } from './last-call.tsx';
import { MoreActions } from './more-actions.tsx';
import { PersonHead } from './person-head.tsx';
import type { RowState } from './row-state.ts';
import { rowTexts } from './row.text.ts';

/** What the list does for one of its rows. */
export type RowActions = {
  onMarked: (count: number) => void;
  onBack: (fresh: Application) => void;
  onKept: () => void;
  onDelete: () => void;
};

/** What a row holds unfolded: the number, a form for the call, the mark, every field, the calls and the history. */
export function ApplicationPanel({
  application,
  state,
  calls,
  onRetryCalls,
  next,
  onMarked,
  onBack,
  onKept,
  onDelete,
}: {
  application: Application;
  state: RowState;
  /** Null until they have come. */
  calls: ApiResult<KeptCall[]> | null;
  onRetryCalls: () => void;
  next: string | undefined;
} & RowActions) {
  const texts = useTexts(staffApplicationsTexts);
  const rows = useTexts(rowTexts);
  const language = useLanguage();
  const { _id, name, contacted, phone, phoneE164, receiptNumber, createdAt } = application;
  const { isBusy, failure, send } = useAction(applicationActs, 'mark');

  async function mark(isPressed: boolean) {
    const result = await send(_id);
    if (!result.ok) return;
    // The button is disabled now and would drop the focus to the top of the page.
    if (isPressed) document.getElementById(_id)?.focus();
    onMarked(result.data.modifiedCount);
  }

  return (
    <>
      <PersonHead application={application} state={state} />
      <div className={styles.reach}>
        <div className={styles.loud}>
          <ApplicantLinks application={application} isLoud />
        </div>
        <p className={`${styles.number} num`}>
          {phoneE164 ? <a href={`tel:${phoneE164}`}>{phone}</a> : <bdi>{phone}</bdi>}
          <span>
            {texts.receipt} {receiptNumber}
          </span>
        </p>
      </div>
      <LastCall calls={calls} />
      <ApplicationFlags codes={application.flags} />
      <CallForm
        record={application}
        actions={applicationActs}
        next={next}
        offer={contacted ? undefined : texts.markToo}
        onKept={(_, isOfferTaken) => {
          onKept();
          if (isOfferTaken) void mark(false);
        }}
      />
      {failure && <FailureAlert failure={failure} />}
      <div className={styles.actions}>
        {contacted ? (
          <Button disabled>
            <Icon name="check" />
            {texts.marked}
          </Button>
        ) : (
          <Button
            tone="ghost"
            busy={isBusy}
            data-shortcut="mark"
            aria-label={fill(texts.markNamed, { name })}
            onClick={() => void mark(true)}
          >
            <Icon name="phone-outgoing" />
            {texts.mark}
          </Button>
        )}
        <Link className={buttonClass({ tone: 'ghost' })} to={`/admin/case/${_id}`}>
          {rows.openCase}
        </Link>
        <MoreActions application={application} onBack={onBack} onDelete={onDelete} />
      </div>
      <ApplicationDetails application={application} />
      <CallLog calls={calls} onRetry={onRetryCalls} />
      <p className="hint">
        <time dateTime={createdAt}>
          {fill(rows.sent, { moment: formatMoment(language, createdAt) })}
        </time>
      </p>
      <HistoryPanel id={_id} />
    </>
  );
}
