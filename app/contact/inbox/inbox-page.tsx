import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { listAddress, startRecords } from '#app/work/list-address.ts';
import { BesideList, RecordList } from '#app/work/record-list.tsx';
import { useRecordRows } from '#app/work/use-record-rows.tsx';
import type { Route } from './+types/inbox-page';
import { inboxTexts, messageDeskTexts, messageFlagTexts } from './inbox.text.ts';
import { messageActs } from './message-acts.ts';
import { type Message, messageViews, reasonLength } from './message.ts';
import type { RecordDesk } from '#app/work/record-desk.ts';
import { recordRow } from '#app/work/record-row.tsx';
import { rowState } from '#app/work/row-state.ts';
import { writerGreeting } from './writer-greeting.ts';
import { MessageAsked, MessageFacts, MessageLine, ToJobOrder } from './message-facts.tsx';

/** Where the views of the inbox are. Those that wait come first. */
const address = listAddress(messageViews, {
  usual: 'waiting',
  all: 'all',
  offered: ['waiting', 'answered', 'all'],
});

/** How many messages the inbox shows at first, and how many more each press brings. */
const inboxPage = { first: 8, more: 8 };

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, inboxTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return startRecords(request, address, inboxPage, {
    view: (query) => callApi('GET /api/contact', { query }),
    search: (query, body) => callApi('POST /api/contact/search', { query, body }),
    counts: () => callApi('GET /api/contact/counts'),
  });
}

export const clientAction = actionOf(messageActs);

/** What visitors have asked: from the contact forms and the air ticket page. */
export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(inboxTexts);
  const { search, rows, counts } = loaderData;
  const { list, changeRows } = usePagedList(rows);
  const shown = list.result?.ok ? list.result.data.rows : [];
  const { row, asides } = useRecordRows(messageDesk, MessageRow, { shown, changeRows });
  return (
    <BesideList>
      <RecordList
        {...{ address, search, counts, texts, list }}
        trash="/admin/inbox/trash"
        exported={{
          action: '/api/contact/export',
          ask: () => callApi('GET /api/contact/counts'),
        }}
      >
        {row}
      </RecordList>
      {asides}
    </BesideList>
  );
}

/** The messages as staff work on them in the inbox. */
const messageDesk: RecordDesk<Message> = {
  acts: messageActs,
  texts: messageDeskTexts,
  flagTexts: messageFlagTexts,
  reasonLength,
  level: 'h2',
  markIcon: 'check',
  isMarked: ({ answered }) => answered,
  marked: (message) => ({ ...message, answered: true }),
  stateOf: ({ answered, createdAt, followUpOn }, now) =>
    rowState({ createdAt, followUpOn: answered ? null : followUpOn }, answered, now),
  phoneOf: ({ number }) => number,
  greetingOf: writerGreeting,
  meanwhile: (_, language) => messageDeskTexts.meanwhile[language],
  detailOf: ({ name, number }) => `${name}, ${number}`,
  whoOf: ({ address }) => [address],
  // What is due is the news; the question is one tap away.
  about: (message, { kind }, age) => (
    <>
      {kind !== 'due' && <MessageLine message={message} />}
      {age}
    </>
  ),
  asked: (message) => <MessageAsked message={message} />,
  links: (message) => message.kind === 'employer' && <ToJobOrder id={message._id} />,
  details: (message) => <MessageFacts message={message} />,
};

const MessageRow = recordRow(messageDesk);
