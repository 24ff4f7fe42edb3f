import { Link, useRevalidator } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useFacts } from '#app/content/content-context.ts';
import { contentTexts } from '#app/editing/content.text.ts';
import { ContentSearch } from '#app/editing/list/content-search.tsx';
import { DocumentRows } from '#app/editing/list/document-rows.tsx';
import { listTexts } from '#app/editing/list/list.text.ts';
import { noticeActs } from '#app/editing/list/notice-acts.ts';
import { Notices } from '#app/editing/list/notices.tsx';
import { PagesToEdit } from '#app/editing/list/pages-to-edit.tsx';
import { SearchResults } from '#app/editing/list/search-results.tsx';
import { TodoList } from '#app/editing/list/todo-list.tsx';
import { type ListedDocument, todosOf } from '#app/editing/list/todos.ts';
import { addressOfNewNotice } from '#app/editing/notices/new-notice.ts';
import { usePublishing } from '#app/editing/publish-dialog/use-publishing.tsx';
import { keptDocuments } from '#app/editing/saving/kept-changes.ts';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { recalledQuery } from '#app/ui/staff-list/remembered-queries.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { factActs } from '#app/facts/fact-acts.ts';
import type { Route } from './+types/website-page';
import { CheckAgain } from './check-again.tsx';
import { StartLinks } from './start-links.tsx';
import styles from './website-page.module.css';
import { websiteTexts } from './website.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, contentTexts.content);
}

/** Not awaited. What is looked for is kept in this tab, and only a name for it is in the address. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const words = recalledQuery(new URL(request.url).searchParams.get('words') ?? '') ?? '';
  return { words, data: loadList(words), facts: callApi('GET /api/facts') };
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

export const clientAction = actionOf({ ...noticeActs, ...factActs });

/** Everything that the site says, for staff to change: three doors, what is due, and all texts folded. */
export default function WebsitePage({ loaderData: { words, data, facts } }: Route.ComponentProps) {
  const { content } = useTexts(contentTexts);
  const texts = useTexts(websiteTexts);
  const common = useTexts(staffTexts);
  const { agency } = useFacts('agency');
  const result = useLoaded(data);
  const checks = useLoaded(facts);
  const { revalidate } = useRevalidator();
  const publishing = usePublishing(null, {
    waiting: [],
    isWatched: false,
    onChanged: () => void revalidate(),
  });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <StaffPageHead title={content} />
        {result?.ok && result.data.listed.some(({ state }) => state === 'draft') && (
          <Button tone="accent" onClick={publishing.open}>
            <Icon name="upload" />
            {texts.publish}
          </Button>
        )}
      </div>
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
              <StartLinks listed={listed} newNotice={addressOfNewNotice(listed, kept)} />
              <TodoList
                todos={todosOf(listed, { hasLicence: agency.licence.trim() !== '', kept })}
              />
              {checks?.ok && <CheckAgain {...checks.data} />}
              <Notices listed={listed} />
              <AllTexts listed={listed} />
            </>
          )
        }
      </Loaded>
      {publishing.over}
    </div>
  );
}

/** Every document and page by name, and the search in them: for whoever knows what to look for. */
function AllTexts({ listed }: { listed: ListedDocument[] }) {
  const texts = useTexts(websiteTexts);
  const { posters } = useTexts(listTexts);
  const language = useLanguage();
  const count = listed.filter(({ run }) => !run).length;
  return (
    <details className={styles.all}>
      <summary>
        <Icon name="notebook-pen" />
        <span>
          <b>{texts.all}</b>
          <small>{fill(texts.allHow, { count: formatNumber(language, count) })}</small>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <ContentSearch words="" />
      <DocumentRows listed={listed} />
      <PagesToEdit listed={listed} />
      <Link to="/admin/posters" className="tap">
        {posters}
      </Link>
    </details>
  );
}
