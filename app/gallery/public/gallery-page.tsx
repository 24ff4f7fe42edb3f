import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { servicesContext } from '#app/config/services.server.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { pageMeta } from '#app/brand/page-meta.ts';
import { galleryWords } from '#content/pages/gallery.ts';
import type { Route } from './+types/gallery-page';
import { GalleryCard, WaitingGalleryCard } from './gallery-card.tsx';
import { GalleryErrorState } from './gallery-error-state.tsx';
import styles from './gallery-page.module.css';
import { countGallery, listGallery } from '../gallery.server.ts';
import { galleryTexts } from '../gallery.text.ts';
import { maxShown, publicGalleryPage, visibleItems } from './visible-items.ts';

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, galleryWords);
}

/** The number of items shown is part of the address, so Back, a reload and a shared link keep it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext);
  const limit = visibleItems(new URL(request.url).searchParams.get('show'));
  const [{ rows }, total] = await Promise.all([
    listGallery(database.db, { limit }),
    countGallery(database.db),
  ]);
  return { items: rows, total };
}

/** The visa gallery: people whose visas were granted, newest first, more of them by a plain link. */
export default function GalleryPage({ loaderData: { items, total } }: Route.ComponentProps) {
  const words = useTexts(galleryTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  const isLoadingMore = useNavigation().location?.pathname === pathname;
  const grid = useFocusOnFirstNew(items.length);
  return (
    <>
      <Head />
      <section className={`${styles.section} section`}>
        <div className="wrap">
          {items.length === 0 && (
            <div className={styles.empty}>
              <p>{words.empty}</p>
              <p className="hint">{words.emptyHelp}</p>
            </div>
          )}
          <ul ref={grid} className={styles.grid}>
            {items.map((item, index) => (
              <li key={item._id}>
                <GalleryCard item={item} isFirstView={index < 3} />
              </li>
            ))}
            {isLoadingMore &&
              Array.from(
                { length: Math.min(publicGalleryPage.more, total - items.length) },
                (_, index) => (
                  <li key={`waiting-${index}`} aria-hidden="true">
                    <WaitingGalleryCard />
                  </li>
                ),
              )}
          </ul>
          <p role="status" className="visually-hidden">
            {isLoadingMore && words.loading}
          </p>
          <div className={styles.more}>
            {items.length < Math.min(total, maxShown) && (
              <ButtonLink
                to={`/gallery?show=${items.length + publicGalleryPage.more}`}
                preventScrollReset
              >
                {words.more}
                <Icon name="chevron-down" />
              </ButtonLink>
            )}
            {total > 0 && (
              <span className="num">
                {fill(words.shown, {
                  shown: formatNumber(language, items.length),
                  total: formatNumber(language, total),
                })}
              </span>
            )}
          </div>
        </div>
      </section>
    </>
  );
}

/** A list that could not be fetched says so; it never reads as an empty one. */
export function ErrorBoundary() {
  return (
    <>
      <Head />
      <section className={`${styles.section} section`}>
        <div className="wrap">
          <GalleryErrorState />
        </div>
      </section>
    </>
  );
}

function Head() {
  const { lead } = useTexts(galleryWords);
  return <PageHead title={galleryWords.title} lead={lead} />;
}

/** The button has moved away under the reader; the first new item takes over its focus. */
function useFocusOnFirstNew(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) {
      const card = grid.current?.children[before.current]?.querySelector<HTMLElement>('article');
      card?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return grid;
}
