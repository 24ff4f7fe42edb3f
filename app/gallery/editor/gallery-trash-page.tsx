import { staffMeta } from '#app/brand/staff-meta.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { TrashHead, TrashRows, trashPage } from '#app/work/trash-list.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { trashListTexts } from '#app/work/record.text.ts';
import type { Route } from './+types/gallery-trash-page';
import { galleryActs } from './gallery-acts.ts';
import { smallImage } from '#app/images/image-address.ts';
import { useWithdrawal } from '../consent/use-withdrawal.tsx';
import { withdrawalTexts } from '../consent/withdrawal.text.ts';
import type { TrashedGalleryItem } from '../gallery-item.ts';
import styles from './gallery-trash-page.module.css';
import { galleryTrashTexts } from './gallery-trash.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, trashListTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fetchPage = (query: PageQuery) => callApi('GET /api/gallery/trash', { query });
  return { rows: startList(request.url, fetchPage, trashPage) };
}

export const clientAction = actionOf(galleryActs);

/** Deleted gallery items, to be taken back; or to be withdrawn, because the addresses of their pictures are still open. */
export default function GalleryTrashPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(galleryTrashTexts);
  const words = useTexts(withdrawalTexts);
  const paged = usePagedList(loaderData.rows);
  const withdrawal = useWithdrawal<TrashedGalleryItem>(
    paged.changeRows,
    ({ name, country }) => `${name}, ${country}`,
  );
  const withdrawButton = (item: TrashedGalleryItem) => (
    <Button
      tone="ghost"
      aria-label={fill(words.withdrawNamed, { name: item.name })}
      onClick={() => {
        withdrawal.closeToast();
        withdrawal.ask(item);
      }}
    >
      <Icon name="ban" />
      {words.withdraw}
    </Button>
  );
  return (
    <>
      <TrashHead />
      <TrashRows
        paged={paged}
        actions={galleryActs}
        words={texts}
        detailOf={detailOf}
        pictureOf={pictureOf}
        besides={withdrawButton}
      />
      {withdrawal.dialog}
      {withdrawal.toast}
    </>
  );
}

function detailOf({ job, country }: TrashedGalleryItem) {
  return (
    <>
      <bdi>{job}</bdi>, <bdi>{country}</bdi>
    </>
  );
}

function pictureOf({ image }: TrashedGalleryItem) {
  return (
    <img
      className={styles.picture}
      src={smallImage(image)}
      width={88}
      height={88}
      alt=""
      loading="lazy"
    />
  );
}
