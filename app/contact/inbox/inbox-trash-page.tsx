import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { TrashPage, trashPage } from '#app/work/trash-list.tsx';
import { trashListTexts } from '#app/work/record.text.ts';
import type { Route } from './+types/inbox-trash-page';
import { messageTrashTexts } from './inbox.text.ts';
import { messageActs } from './message-acts.ts';
import type { Message } from './message.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, trashListTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fetchPage = (query: PageQuery) => callApi('GET /api/contact/trash', { query });
  return { rows: startList(request.url, fetchPage, trashPage) };
}

export const clientAction = actionOf(messageActs);

/** Deleted messages, to be taken back. */
export default function InboxTrashPage({ loaderData }: Route.ComponentProps) {
  const words = useTexts(messageTrashTexts);
  return (
    <TrashPage source={loaderData.rows} actions={messageActs} words={words} detailOf={detailOf} />
  );
}

/** The number, and how the question begins. */
function detailOf({ number, question }: Message) {
  return (
    <>
      <span className="num">{number}</span>
      {question && <bdi>, {question.length > 80 ? `${question.slice(0, 79)}…` : question}</bdi>}
    </>
  );
}
