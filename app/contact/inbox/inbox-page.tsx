import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import { useDeletion } from '#app/ui/staff-list/use-deletion.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import { ExportButton } from '#app/work/export-button.tsx';
import { RecordList } from '#app/work/record-list.tsx';
import type { Route } from './+types/inbox-page';
import { inboxAddress, messagesThatFit } from './inbox-address.ts';
import styles from './inbox-page.module.css';
import { inboxTexts, messageActTexts } from './inbox.text.ts';
import { MessageCard } from './message-card.tsx';
import { messageActs } from './message-acts.ts';
import type { Message } from './message.ts';

/** How many messages the inbox shows at first, and how many more each press brings. */
const inboxPage = { first: 8, more: 8 };

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, inboxTexts.title);
}

/** Not awaited: the page shows its frame at once, and the result or the failure later. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = inboxAddress.searchAt(new URL(request.url).searchParams);
  return {
    search,
    rows: startList(request.url, messagesThatFit(search), inboxPage),
    counts: callApi('GET /api/contact/counts'),
  };
}

export const clientAction = actionOf(messageActs);

/** What visitors have asked: from the contact forms and the air ticket page. */
export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(inboxTexts);
  const acts = useTexts(messageActTexts);
  const { search, rows, counts } = loaderData;
  const { list, changeRows } = usePagedList(rows);
  const { notice, setNotice, tell } = useRowActions(changeRows, detailOf, acts);
  const deletion = useDeletion(messageActs, tell, {
    ...{ texts: acts, detailOf },
    consequence: <p>{acts.consequence}</p>,
  });
  const unmarking = useAction(messageActs, 'unmark');
  // The one loud action of the view: to call whoever wrote last.
  const first = list.result?.ok && list.result.data.rows.find(({ answered }) => !answered);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead}>
        <Link to="/admin/inbox/trash">{texts.trash}</Link>
      </StaffPageHead>
      <RecordList
        address={inboxAddress}
        search={search}
        counts={counts}
        texts={texts}
        list={list}
        skeleton={styles.skeleton}
      >
        {(row) => (
          <MessageCard
            message={row}
            isLoud={first !== false && first?._id === row._id}
            onMarked={(count) =>
              tell(row, count, {
                sentence: fill(acts.nowMarked, { name: row.name }),
                fresh: { ...row, answered: true, version: row.version + 1 },
                undo: () => unmarking.send(row._id),
              })
            }
            onPutBack={(fresh) =>
              tell(row, 1, { sentence: fill(acts.nowWaits, { name: row.name }), fresh })
            }
            onDelete={() => deletion.ask(row)}
          />
        )}
      </RecordList>
      <div className={styles.export}>
        <ExportButton
          label={texts.exportCsv}
          action="/api/contact/export"
          search={search}
          ask={() => callApi('GET /api/contact/counts')}
        />
      </div>
      {deletion.dialog}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

function detailOf({ name, number }: Message): string {
  return `${name}, ${number}`;
}
