import { staffMeta } from '#app/brand/staff-meta.ts';
import { useFacts } from '#app/content/content-context.ts';
import { callApi } from '#app/http/api-client.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { recalledQuery } from '#app/ui/staff-list/remembered-queries.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/content-list-page';
import styles from './content-list-page.module.css';
import { ContentSearch } from './content-search.tsx';
import { DocumentRows } from './document-rows.tsx';
import { listTexts } from './list.text.ts';
import { SearchResults } from './search-results.tsx';
import { TodoList } from './todo-list.tsx';
import { todosOf } from './todos.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, listTexts.title);
}

/** Not awaited. What is looked for is kept in this tab, and only a name for it is in the address. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const words = recalledQuery(new URL(request.url).searchParams.get('words') ?? '') ?? '';
  return { words, listed: callApi('GET /api/content', { query: { q: words } }) };
}

/** Everything that the site says, for staff to change. */
export default function ContentListPage({ loaderData: { words, listed } }: Route.ComponentProps) {
  const texts = useTexts(listTexts);
  const common = useTexts(staffTexts);
  const { agency } = useFacts('agency');
  const result = useLoaded(listed);
  return (
    <div className={styles.page}>
      <StaffPageHead title={texts.title} lead={texts.lead} />
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
        {(data) =>
          words ? (
            <SearchResults listed={data} words={words} />
          ) : (
            <>
              <TodoList todos={todosOf(data, agency.licence.trim() !== '')} />
              <ContentSearch words="" />
              <DocumentRows listed={data} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
