import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { StaffList } from '#app/ui/staff-list/staff-list.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { useDeletion } from '#app/ui/staff-list/use-deletion.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import { ListHead } from '#app/work/list-head.tsx';
import type { Route } from './+types/all-gallery-page';
import styles from './all-gallery-page.module.css';
import { EditGalleryDialog } from './edit-gallery-dialog.tsx';
import { galleryActs } from './gallery-acts.ts';
import { LeftPictures } from '../consent/left-pictures.tsx';
import { useWithdrawal } from '../consent/use-withdrawal.tsx';
import { type StaffGalleryItem, staffGalleryPage } from '../gallery-item.ts';
import { allGalleryTexts } from './all-gallery.text.ts';
import { StaffGalleryCard } from './staff-gallery-card.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, allGalleryTexts.title);
}

/** Not awaited: the page shows its frame at once, and the result or the failure later. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fetchPage = (query: PageQuery) => callApi('GET /api/gallery/items', { query });
  return {
    rows: startList(request.url, fetchPage, staffGalleryPage),
    left: callApi('GET /api/gallery/left-pictures'),
  };
}

export const clientAction = actionOf(galleryActs);

export default function AllGalleryPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(allGalleryTexts);
  const { picturesStay } = useStaffSession();
  const [edited, setEdited] = useState<StaffGalleryItem | null>(null);
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

  const withdrawal = useWithdrawal(changeRows, detailOf, (item, withdrawal) => ({
    ...item,
    withdrawal,
  }));

  /** One toast at a time: the next act closes that of the last. */
  function begin(act: () => void) {
    setNotice(null);
    withdrawal.closeToast();
    act();
  }

  function finishEdit(item: StaffGalleryItem, wasThere: boolean) {
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
      <ListHead title={texts.title} lead={<p>{texts.lead}</p>} trash="/admin/allgallery/trash" />
      <LeftPictures source={loaderData.left} />
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
            isUndoing={withdrawal.isUndoing}
            onEdit={() => begin(() => setEdited(item))}
            onDelete={() => begin(() => deletion.ask(item))}
            onWithdraw={() => begin(() => withdrawal.ask(item))}
            onUndo={() => begin(() => void withdrawal.undo(item))}
          />
        )}
      </StaffList>
      {deletion.dialog}
      {withdrawal.dialog}
      {withdrawal.toast}
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

function detailOf({ name, country }: StaffGalleryItem): string {
  return `${name}, ${country}`;
}
