import { useState } from 'react';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { textsIn, useTexts } from '#app/i18n/text.ts';
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
import { type Application, applicationsPage } from './application.ts';
import styles from './applications-page.module.css';
import { staffApplicationsTexts } from './staff-applications.text.ts';

const api = '/api/application';

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(staffApplicationsTexts, language).title, agency.name[language]);
}

/** Not awaited: the page shows its frame at once, and says itself what came of it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { firstRows: fetchRows<Application>(api, shownRows(request.url, applicationsPage)) };
}

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(staffApplicationsTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { list, reload, showMore, changeRows } = usePagedList(
    loaderData.firstRows,
    api,
    applicationsPage,
  );
  const deletion = useDeletion<Application>(api, (row, wasUs) => {
    if (!wasUs) return showAlreadyDone(row);
    changeRows((rows) => rows.filter(({ _id }) => _id !== row._id));
    setNotice({ tone: 'success', sentence: texts.removed, detail: whose(row) });
  });

  function showAlreadyDone(row: Application) {
    setNotice({ tone: 'danger', sentence: texts.already, detail: whose(row) });
    void reload();
  }

  function showMarked(marked: Application, wasUs: boolean) {
    if (!wasUs) return showAlreadyDone(marked);
    setAnnouncement(texts.nowMarked.replace('{name}', () => marked.name));
    changeRows((rows) =>
      rows.map((row) => (row._id === marked._id ? { ...row, contacted: true } : row)),
    );
  }

  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={applicationsPage.first}
        empty={texts.empty}
        emptyHelp={texts.emptyHelp}
        moreLabel={texts.more}
        className={styles.list}
        onRetry={() => void reload()}
        onMore={() => void showMore()}
      >
        {(row) => (
          <ApplicationCard
            application={row}
            onMarked={(wasUs) => showMarked(row, wasUs)}
            onDelete={() => deletion.ask(row)}
          />
        )}
      </StaffList>
      {deletion.row && (
        <ConfirmDialog
          question={texts.question.replace('{name}', () => deletion.row!.name)}
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
