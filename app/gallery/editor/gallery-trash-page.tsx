import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { TrashList, trashPage } from '#app/ui/trash-list/trash-list.tsx';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import type { Route } from './+types/gallery-trash-page';
import { galleryActs } from './gallery-acts.ts';
import { smallImage } from '#app/images/image-address.ts';
import type { TrashedGalleryItem } from '../gallery-item.ts';
import styles from './gallery-trash-page.module.css';
import { galleryTrashTexts } from './gallery-trash.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, galleryTrashTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fetchPage = (query: PageQuery) => callApi('GET /api/gallery/trash', { query });
  return { rows: startList(request.url, fetchPage, trashPage) };
}

export const clientAction = actionOf(galleryActs);

/** Deleted gallery items, to be taken back. */
export default function GalleryTrashPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(galleryTrashTexts);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead}>
        <Link to="/admin/allgallery">{texts.back}</Link>
      </StaffPageHead>
      <TrashList
        source={loaderData.rows}
        actions={galleryActs}
        words={texts}
        detailOf={detailOf}
        pictureOf={pictureOf}
      />
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
