import { replace } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { callApi, unreachable } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { StaffList } from '#app/ui/staff-list/staff-list.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import { useDeletion } from '#app/ui/staff-list/use-deletion.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import type { Route } from './+types/applications-page';
import { ApplicationCard } from './application-card.tsx';
import type { Application } from '../application.ts';
import styles from './applications-page.module.css';
import { searchOf, searchQuery } from '../search/application-search.ts';
import {
  addressOf,
  applicationsThatFit,
  countApplications,
  searchAt,
} from '../search/search-address.ts';
import { applicationActs } from './application-acts.ts';
import { FollowUpList } from './follow-up-list.tsx';
import { ResultCount } from '../search/result-count.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { searchTexts } from '../search/search.text.ts';
import { staffApplicationsTexts } from './staff-applications.text.ts';

/** How many applications the list shows at first, and how many more each press brings. */
const applicationsPage = { first: 4, more: 4 };

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, staffApplicationsTexts.title);
}

/** Not awaited: the page shows its frame at once, and the result or the failure later. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  // An old bookmark: what was typed must not stay in the address.
  if (searchParams.has('q')) throw replace(pathname + addressOf(searchOf(searchParams)));
  const search = searchAt(searchParams);
  const rows = startList(request.url, applicationsThatFit(search), applicationsPage);
  return {
    search,
    rows,
    // After the rows of the same search: only then is a passport number counted once.
    count: rows.firstRows.then(() =>
      request.signal.aborted ? unreachable : countApplications(search),
    ),
    due: callApi('GET /api/application/due'),
  };
}

export const clientAction = actionOf(applicationActs);

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(staffApplicationsTexts);
  const searches = useTexts(searchTexts);
  const { search, rows, count, due } = loaderData;
  const isSearch = searchQuery(search) !== '';
  const { list, changeRows } = usePagedList(rows);
  const { notice, setNotice, tell } = useRowActions(changeRows, detailOf, texts);
  const deletion = useDeletion(applicationActs, tell, {
    ...{ texts, detailOf },
    consequence: <p>{texts.consequence}</p>,
  });
  const unmarking = useAction(applicationActs, 'unmark');
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <FollowUpList due={due} />
      <SearchForm search={search} />
      <ResultCount search={search} count={count} />
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={applicationsPage.first}
        empty={isSearch ? searches.nothing : texts.empty}
        emptyHelp={isSearch ? searches.nothingHelp : texts.emptyHelp}
        moreLabel={texts.more}
        className={styles.list}
      >
        {(row) => (
          <ApplicationCard
            application={row}
            onMarked={(count) =>
              tell(row, count, {
                sentence: fill(texts.nowMarked, { name: row.name }),
                fresh: { ...row, contacted: true, version: row.version + 1 },
                undo: () => unmarking.send(row._id),
              })
            }
            onDelete={() => deletion.ask(row)}
          />
        )}
      </StaffList>
      {deletion.dialog}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

function detailOf({ name, job }: Application): string {
  return `${name}, ${job}`;
}
