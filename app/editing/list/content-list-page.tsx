import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useFacts } from '#app/content/content-context.ts';
import { callApi } from '#app/http/api-client.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { recalledQuery } from '#app/ui/staff-list/remembered-queries.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/content-list-page';
import styles from './content-list-page.module.css';
import { keptDocuments } from '../saving/kept-changes.ts';
import { contentTexts } from '../content.text.ts';
import { ContentSearch } from './content-search.tsx';
import { DocumentRows } from './document-rows.tsx';
import { listTexts } from './list.text.ts';
import { noticeActs } from './notice-acts.ts';
import { Notices } from './notices.tsx';
import { PagesToEdit } from './pages-to-edit.tsx';
import { SearchResults } from './search-results.tsx';
import { TodoList } from './todo-list.tsx';
import { todosOf } from './todos.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, contentTexts.content);
}

/** Not awaited. What is looked for is kept in this tab, and only a name for it is in the address. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const words = recalledQuery(new URL(request.url).searchParams.get('words') ?? '') ?? '';
  return { words, data: loadList(words) };
}

/** The documents, and which of them have texts of this account on this device alone. */
async function loadList(words: string) {
  const [listed, session] = await Promise.all([
    callApi('GET /api/content', { query: { q: words } }),
    callApi('GET /api/auth/get-session'),
  ]);
  if (!listed.ok) return listed;
  const account = session.ok ? session.data?.staff.id : undefined;
  const kept = account ? keptDocuments(() => localStorage, account) : [];
  return { ...listed, data: { listed: listed.data, kept } };
}

export const clientAction = actionOf(noticeActs);

/** Everything that the site says, for staff to change. */
export default function ContentListPage({ loaderData: { words, data } }: Route.ComponentProps) {
  const texts = useTexts(listTexts);
  const { content } = useTexts(contentTexts);
  const common = useTexts(staffTexts);
  const { agency } = useFacts('agency');
  const result = useLoaded(data);
  return (
    <div className={styles.page}>
      <StaffPageHead title={content} lead={texts.lead}>
        <Link to="/admin/posters">{texts.posters}</Link>
      </StaffPageHead>
      {words && <ContentSearch words={words} />}
      <Loaded
        result={result}
        loading={
          <>
            <p role="status">{common.loading}</p>
            <div className={styles.skeletons} aria-hidden="true">
              <div />
              <div />
              <div />
            </div>
          </>
        }
      >
        {({ listed, kept }) =>
          words ? (
            <SearchResults listed={listed} words={words} />
          ) : (
            <>
              <TodoList
                todos={todosOf(listed, { hasLicence: agency.licence.trim() !== '', kept })}
              />
              <ContentSearch words="" />
              <Notices listed={listed} />
              <DocumentRows listed={listed} />
              <PagesToEdit listed={listed} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
