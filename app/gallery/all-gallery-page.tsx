import { useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { type FetchPage, fetchRows, shownRows } from '#app/platform/paged-list.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { StaffList } from '#app/ui/staff-list.tsx';
import { StaffPageHead } from '#app/ui/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast.tsx';
import { useDeletion } from '#app/ui/use-deletion.ts';
import { usePagedList } from '#app/ui/use-paged-list.ts';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/all-gallery-page';
import styles from './all-gallery-page.module.css';
import { EditGalleryDialog } from './edit-gallery-dialog.tsx';
import { type GalleryItem, smallImage, staffGalleryPage } from './gallery-item.ts';
import { allGalleryTexts } from './staff-gallery.text.ts';

const fetchPage: FetchPage<GalleryItem> = (query) => callApi('GET /api/gallery', { query });
const remove = (id: string) => callApi('DELETE /api/gallery/:id', { params: { id } });

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(allGalleryTexts, language).title, agency.name[language]);
}

/** Not awaited: the page shows its frame at once, and says itself what came of it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { firstRows: fetchRows(fetchPage, shownRows(request.url, staffGalleryPage)) };
}

export default function AllGalleryPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(allGalleryTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const guard = useRouteLoaderData('shell/admin-layout') as { picturesStay?: boolean } | undefined;
  const picturesStay = guard?.picturesStay ?? false;
  const [edited, setEdited] = useState<GalleryItem | null>(null);
  const { list, reload, showMore, changeRows } = usePagedList(
    loaderData.firstRows,
    fetchPage,
    staffGalleryPage,
  );
  async function restore({ _id, name, country }: GalleryItem) {
    const result = await callApi('POST /api/gallery/:id/restore', { params: { id: _id } });
    if (!result.ok) {
      const again = { tone: 'danger', sentence: texts.notRestored } as const;
      return setNotice((before) => ({ ...before, ...again }));
    }
    setNotice({ tone: 'success', sentence: texts.restored, detail: `${name}, ${country}` });
    void reload();
  }

  const deletion = useDeletion<GalleryItem>(remove, (item, wasUs) => {
    const detail = `${item.name}, ${item.country}`;
    if (wasUs) {
      changeRows((items) => items.filter(({ _id }) => _id !== item._id));
      setNotice({
        tone: 'success',
        sentence: texts.removed,
        detail,
        undo: () => void restore(item),
      });
    } else {
      setNotice({ tone: 'danger', sentence: texts.alreadyGone, detail });
      void reload();
    }
  });

  function finishEdit({ name, country }: GalleryItem, wasThere: boolean) {
    setEdited(null);
    setNotice(
      wasThere
        ? { tone: 'success', sentence: texts.changed, detail: `${name}, ${country}` }
        : { tone: 'danger', sentence: texts.notThere },
    );
    void reload();
  }

  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead}>
        <Link to="/admin/allgallery/trash">{texts.trash}</Link>
      </StaffPageHead>
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={staffGalleryPage.first}
        empty={texts.empty}
        emptyHelp={texts.emptyHelp}
        moreLabel={texts.more}
        className={styles.grid}
        onRetry={() => void reload()}
        onMore={() => void showMore()}
      >
        {(item) => (
          <StaffGalleryCard
            item={item}
            onEdit={() => setEdited(item)}
            onDelete={() => deletion.ask(item)}
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
          <p>
            {texts.consequence} {texts.wayBack}
          </p>
          {picturesStay && <p>{texts.picturesStay}</p>}
        </ConfirmDialog>
      )}
      {edited && (
        <EditGalleryDialog
          key={edited._id}
          item={edited}
          onDone={(wasThere) => finishEdit(edited, wasThere)}
          onCancel={() => setEdited(null)}
        />
      )}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

function StaffGalleryCard({
  item,
  onEdit,
  onDelete,
}: {
  item: GalleryItem;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const texts = useTexts(allGalleryTexts);
  const language = useLanguage();
  const departure = fill(texts.departed, { date: formatDay(language, item.date) });
  return (
    <article id={item._id} tabIndex={-1} className={styles.card}>
      <img
        className={styles.picture}
        src={smallImage(item.image)}
        srcSet={`${smallImage(item.image)} 400w, ${item.image} 800w`}
        sizes="(max-width: 640px) 50vw, 280px"
        width={400}
        height={400}
        alt={item.name}
        loading="lazy"
      />
      <div className={styles.words}>
        <h2 dir="auto">{item.name}</h2>
        <p dir="auto">{item.job}</p>
        <p dir="auto">{item.country}</p>
        <p className="hint">{departure}</p>
      </div>
      <Button
        tone="ghost"
        size="small"
        aria-label={fill(texts.changeNamed, { name: item.name })}
        onClick={onEdit}
      >
        <Icon name="pencil" />
        {texts.change}
      </Button>
      <Button
        tone="danger"
        size="small"
        aria-label={fill(texts.removeNamed, { name: item.name })}
        onClick={onDelete}
      >
        <Icon name="trash-2" />
        {texts.remove}
      </Button>
    </article>
  );
}
