import { staffMeta } from '#app/brand/staff-meta.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { Card } from '#app/ui/staff-page/card.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { RecordPage } from '#app/work/record-page.tsx';
import type { Route } from './+types/new-job-page';
import { jobTexts } from './desk.text.ts';
import { jobActs } from './job-acts.ts';
import { JobFields } from './job-fields.tsx';
import styles from './job-page.module.css';
import { typedFromLines } from './typed-from-lines.ts';
import { useJobForm } from './use-job-form.ts';

type Message = AnswerOf<'GET /api/contact/:id'>;

const noMessage: ApiResult<null> = { ok: true, data: null, next: null };

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, jobTexts.newTitle);
}

/** `?message=` names the message of an employer that the draft begins with. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get('message');
  const message: Promise<ApiResult<Message | null>> = id
    ? callApi('GET /api/contact/:id', { params: { id } })
    : Promise.resolve(noMessage);
  return { message };
}

export const clientAction = actionOf(jobActs);

/** A draft that is not kept yet. */
export default function NewJobPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(jobTexts);
  const message = useLoaded(loaderData.message);
  return (
    <RecordPage list="/admin/jobs" result={message} texts={{ ...texts, title: texts.newTitle }}>
      {(data) => <NewJob key={data?._id} message={data} />}
    </RecordPage>
  );
}

function NewJob({ message }: { message: Message | null }) {
  const texts = useTexts(jobTexts);
  const job = useJobForm(null, {
    about: `new ${message?._id ?? ''}`,
    prefilled: message ? typedFromLines(message.question) : {},
  });
  return (
    <div className={styles.job}>
      <h1 tabIndex={-1}>{texts.newTitle}</h1>
      {message && (
        <Card id="message-card" heading={texts.fromMessage}>
          <blockquote className={styles.message} dir="auto">
            {message.question}
          </blockquote>
        </Card>
      )}
      <JobFields job={job} isFixed={false} onSaved={() => {}} />
    </div>
  );
}
