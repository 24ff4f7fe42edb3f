import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StaffList } from '#app/ui/staff-list/staff-list.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { useDeletion } from '#app/ui/staff-list/use-deletion.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import type { Route } from './+types/all-gallery-page';
import styles from './all-gallery-page.module.css';
import { EditGalleryDialog } from './edit-gallery-dialog.tsx';
import { galleryActs } from './gallery-acts.ts';
import { smallImage } from '#app/images/image-address.ts';
import { type GalleryItem, staffGalleryPage } from '../gallery-item.ts';
import { allGalleryTexts } from './all-gallery.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, allGalleryTexts.title);
}

/** Not awaited: the page shows its frame at once, and the result or the failure later. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fetchPage = (query: PageQuery) => callApi('GET /api/gallery', { query });
  return { rows: startList(request.url, fetchPage, staffGalleryPage) };
}

export const clientAction = actionOf(galleryActs);

export default function AllGalleryPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(allGalleryTexts);
  const { picturesStay } = useStaffSession();
  const [edited, setEdited] = useState<GalleryItem | null>(null);
  const { revalidate } = useRevalidator();
  const { list, changeRows } = usePagedList(loaderData.rows);
  const words = {
    already: texts.alreadyGone,
    takenBack: texts.restored,
    notTakenBack: texts.notRestored,
  };
  const { notice, setNotice, tell } = useRowActions(changeRows, detailOf, words, {
    mayRetry: true,
  });
  const deletion = useDeletion(galleryActs, tell, {
    texts,
    // The sentence is the same for every deletion: here it has to be said of what.
    detailOf: (item) => fill(texts.fromGallery, { item: detailOf(item) }),
    consequence: (
      <>
        <p>
          {texts.consequence} {texts.wayBack}
        </p>
        {picturesStay && <p>{texts.picturesStay}</p>}
      </>
    ),
  });

  function finishEdit(item: GalleryItem, wasThere: boolean) {
    setEdited(null);
    setNotice(
      wasThere
        ? { tone: 'success', sentence: texts.changed, detail: detailOf(item) }
        : { tone: 'danger', sentence: texts.notThere },
    );
    void revalidate();
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
      >
        {(item) => (
          <StaffGalleryCard
            item={item}
            onEdit={() => setEdited(item)}
            onDelete={() => deletion.ask(item)}
          />
        )}
      </StaffList>
      {deletion.dialog}
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

function detailOf({ name, country }: GalleryItem): string {
  return `${name}, ${country}`;
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
