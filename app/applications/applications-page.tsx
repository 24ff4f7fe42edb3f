import { useState } from 'react';
import { replace } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { textsIn, useTexts } from '#app/i18n/text.ts';
import { type ApiResult, callApi } from '#app/http/api-client.ts';
import { fetchRows, shownRows } from '#app/platform/paged-list.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { StaffList } from '#app/ui/staff-list.tsx';
import { StaffPageHead } from '#app/ui/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast.tsx';
import { useDeletion } from '#app/ui/use-deletion.ts';
import { usePagedList } from '#app/ui/use-paged-list.ts';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/applications-page';
import { ApplicationCard } from './application-card.tsx';
import type { Application } from './application.ts';
import styles from './applications-page.module.css';
import { searchOf, searchQuery } from './search/application-search.ts';
import { addressOf, applicationsThatFit, searchAt } from './search/search-address.ts';
import { DueList } from './staff-work/due-list.tsx';
import { FoundLine } from './staff-work/found-line.tsx';
import { SearchForm } from './staff-work/search-form.tsx';
import { searchTexts } from './staff-work/search.text.ts';
import { staffApplicationsTexts } from './staff-applications.text.ts';

/** How many applications the list shows at first, and how many more each press brings. */
const applicationsPage = { first: 4, more: 4 };

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(staffApplicationsTexts, language).title, agency.name[language]);
}

const remove = (id: string) => callApi('DELETE /api/application/:id', { params: { id } });

/** Not awaited: the page shows its frame at once, and says itself what came of it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  // A bookmark of before: what was typed leaves the address.
  if (searchParams.has('q')) throw replace(pathname + addressOf(searchOf(searchParams)));
  const search = searchAt(searchParams);
  const count = shownRows(request.url, applicationsPage);
  return { search, firstRows: fetchRows(applicationsThatFit(search), count) };
}

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(staffApplicationsTexts);
  const searches = useTexts(searchTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { search, firstRows } = loaderData;
  const isSearch = searchQuery(search) !== '';
  /** Rises with every change, for what is counted beside the list. */
  const [version, setVersion] = useState(0);
  const { list, reload, showMore, changeRows } = usePagedList(
    firstRows,
    applicationsThatFit(search),
    applicationsPage,
  );
  const deletion = useDeletion<Application>(remove, (row, wasUs) => {
    if (!wasUs) return showAlreadyDone(row);
    changeRows((rows) => rows.filter(({ _id }) => _id !== row._id));
    setVersion((before) => before + 1);
    setNotice({
      tone: 'success',
      sentence: texts.removed,
      detail: whose(row),
      undo: () =>
        void takeBack(
          row,
          callApi('POST /api/application/:id/restore', { params: { id: row._id } }),
        ),
    });
  });

  async function takeBack(row: Application, call: Promise<ApiResult<Record<string, number>>>) {
    const result = await call;
    const isDone = result.ok && Object.values(result.data).some((count) => count > 0);
    setNotice(
      isDone
        ? { tone: 'success', sentence: texts.takenBack, detail: whose(row) }
        : { tone: 'danger', sentence: texts.notTakenBack, detail: whose(row) },
    );
    setVersion((before) => before + 1);
    void reload();
  }

  function showAlreadyDone(row: Application) {
    setNotice({ tone: 'danger', sentence: texts.already, detail: whose(row) });
    void reload();
  }

  function showMarked(marked: Application, wasUs: boolean) {
    if (!wasUs) return showAlreadyDone(marked);
    setVersion((before) => before + 1);
    change({ ...marked, contacted: true, version: marked.version + 1 });
    setNotice({
      tone: 'success',
      sentence: fill(texts.nowMarked, { name: marked.name }),
      undo: () =>
        void takeBack(
          marked,
          callApi('DELETE /api/application/contacted/:id', { params: { id: marked._id } }),
        ),
    });
  }

  function change(fresh: Application) {
    changeRows((rows) => rows.map((row) => (row._id === fresh._id ? fresh : row)));
  }

  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <DueList version={version} />
      <SearchForm search={search} />
      <FoundLine search={search} version={version} firstRows={firstRows} />
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={applicationsPage.first}
        empty={isSearch ? searches.nothing : texts.empty}
        emptyHelp={isSearch ? searches.nothingHelp : texts.emptyHelp}
        moreLabel={texts.more}
        className={styles.list}
        onRetry={() => void reload()}
        onMore={() => void showMore()}
      >
        {(row) => (
          <ApplicationCard
            application={row}
            onMarked={(wasUs) => showMarked(row, wasUs)}
            onChanged={(fresh) => {
              change(fresh);
              setVersion((before) => before + 1);
            }}
            onDelete={() => deletion.ask(row)}
          />
        )}
      </StaffList>
      {deletion.row && (
        <ConfirmDialog
          question={fill(texts.question, { name: deletion.row.name })}
          confirmLabel={texts.remove}
          isBusy={deletion.isBusy}
          failure={deletion.failure}
          onConfirm={() => void deletion.confirm()}
          onCancel={deletion.cancel}
        >
          <p>{texts.consequence}</p>
        </ConfirmDialog>
      )}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

function whose({ name, job }: Application): string {
  return `${name}, ${job}`;
}
