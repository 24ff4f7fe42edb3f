import { Link } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { useTexts } from '#app/i18n/text.ts';
import { SearchLine } from '#app/ui/staff-list/search-line.tsx';
import { StaffList } from '#app/ui/staff-list/staff-list.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/complaints-page';
import { complaintViews } from '../desk/staff-complaint.ts';
import { ComplaintCard } from './complaint-card.tsx';
import { addressOf, complaintsThatFit, searchAt } from './complaints-address.ts';
import styles from './complaints-page.module.css';
import { complaintTrashTexts, deskTexts } from './desk.text.ts';

/** How many complaints the list shows at first, and how many more each press brings. */
const shown = { first: 12, more: 12 };

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, deskTexts.title);
}

/** Not awaited: the page shows its frame at once, and the result or the failure later. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = searchAt(new URL(request.url).searchParams);
  return {
    search,
    rows: startList(request.url, complaintsThatFit(search), shown),
    counts: callApi('GET /api/complaint/counts'),
  };
}

/** What people complain about. Those that wait for somebody come with the oldest first, late ones in red. */
export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(deskTexts);
  const trash = useTexts(complaintTrashTexts);
  const { role } = useStaffSession();
  const { search, rows } = loaderData;
  const { view, q } = search;
  const { list } = usePagedList(rows);
  const counts = useLoaded(loaderData.counts);
  const tabs = complaintViews.map((one) => ({
    ...{ to: addressOf({ view: one, q }), name: texts[one], isShown: one === view },
    ...{ count: counts?.ok ? counts.data[one] : undefined, isAlarming: one === 'late' },
  }));
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead}>
        {role === 'owner' && <Link to="/admin/complaints/trash">{trash.title}</Link>}
      </StaffPageHead>
      <div className={styles.tools}>
        <ViewTabs label={texts.views} tabs={tabs} />
        <SearchLine
          id="search-words"
          words={q}
          longest={120}
          label={texts.search}
          hint={texts.searchHint}
          submit={texts.search}
          clear={texts.clear}
          addressOf={(words) => addressOf({ view: words ? 'all' : view, q: words })}
        />
      </div>
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={4}
        empty={q ? texts.nothing : view === 'open' ? texts.noneOpen : texts.none}
        emptyHelp={q ? texts.nothingHelp : texts.noneHelp}
        moreLabel={texts.more}
        className={styles.list}
      >
        {(complaint) => <ComplaintCard complaint={complaint} />}
      </StaffList>
    </>
  );
}
