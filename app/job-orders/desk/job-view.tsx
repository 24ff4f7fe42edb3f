import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { formatDay } from '#app/i18n/format.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { showField } from '#app/ui/alert/error-summary.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { JobOrder } from '../job-order.ts';
import { jobTexts, publishTexts } from './desk.text.ts';
import { jobActs } from './job-acts.ts';
import { JobFields } from './job-fields.tsx';
import styles from './job-page.module.css';
import { jobName, placeOf } from './job-row.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SeatsCard } from './seats-card.tsx';
import { addedNow, useJobForm } from './use-job-form.ts';

/** One job order: how it stands, what can be done with it now, and its form. */
export function JobView({ order, children }: { order: JobOrder; children: ReactNode }) {
  const texts = useTexts(jobTexts);
  const words = useTexts(publishTexts);
  const language = useLanguage();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const isOwner = useStaffSession().role === 'owner';
  const job = useJobForm(order, { about: order._id, prefilled: {} });
  const [toPublish, setToPublish] = useState<JobOrder | null>(null);
  const [notice, setNotice] = useState<Notice | null>(() =>
    location.state === addedNow ? { tone: 'success', sentence: texts.added } : null,
  );
  const { state, endReason, validUntil, slug } = order;
  const say = (sentence: string) => setNotice({ tone: 'success', sentence });

  /** What is typed is kept first. */
  async function openDialog() {
    const kept = job.isChanged ? await job.save() : order;
    if (kept) setToPublish(kept);
  }

  return (
    <article className={styles.job}>
      <header>
        <h1 tabIndex={-1}>{jobName(order, language)}</h1>
        <p>
          <bdi>{placeOf(order, language)}</bdi>
        </p>
        <p className={styles.state}>
          {state === 'draft' && words.draft}
          {state === 'open' &&
            fill(words.open, { day: validUntil ? formatDay(language, validUntil) : '' })}
          {state === 'ended' && words[endReason ?? 'by_hand']}
        </p>
        {state === 'open' && slug && (
          <ButtonLink to={`/jobs/${slug}`} tone="ghost" size="small">
            <Icon name="globe" />
            {words.onSite}
          </ButtonLink>
        )}
      </header>
      {state === 'open' ? (
        <SeatsCard order={order} setNotice={setNotice} />
      ) : (
        <div className={styles.acts}>
          <Button
            tone={isOwner ? 'accent' : 'ghost'}
            busy={job.isBusy}
            onClick={() => void openDialog()}
          >
            <Icon name={isOwner ? 'upload' : 'circle-help'} />
            {isOwner ? words.publish : words.missing}
          </Button>
          {!isOwner && <p className="hint">{words.byOwner}</p>}
        </div>
      )}
      <JobFields
        job={job}
        isFixed={state !== 'draft' && !isOwner}
        onSaved={() => say(texts.saved)}
      />
      {children}
      {state !== 'open' && <RemoveButton id={order._id} />}
      {toPublish && (
        <PublishDialog
          order={toPublish}
          onField={(id) => {
            flushSync(() => setToPublish(null));
            showField(document.getElementById(id));
          }}
          onFaults={job.setErrors}
          onPublished={() => {
            setToPublish(null);
            say(words.published);
          }}
          onChanged={() => {
            setToPublish(null);
            setNotice({ tone: 'danger', sentence: words.changed });
            void revalidate();
          }}
          onClose={() => setToPublish(null)}
        />
      )}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </article>
  );
}

/** Puts it into the trash, and leads there, where it can be taken back. */
function RemoveButton({ id }: { id: string }) {
  const { remove } = useTexts(jobTexts);
  const navigate = useNavigate();
  const { isBusy, failure, send } = useAction(jobActs, 'remove');
  return (
    <div>
      <Button
        tone="danger"
        size="small"
        busy={isBusy}
        onClick={async () => {
          if ((await send(id)).ok) await navigate('/admin/jobs/trash');
        }}
      >
        <Icon name="trash-2" />
        {remove}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}
