import { useFacts, useWords } from '#app/content/content-context.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { documentsContext, servicesContext } from '#app/http/request-context.server.ts';
import { ButtonLink, PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import type { Route } from './+types/gallery-page';
import { CountryFilter } from './country-filter.tsx';
import { Face, WaitingFace } from './face.tsx';
import { galleryAddress, galleryPart } from './gallery-address.ts';
import styles from './gallery-page.module.css';
import { listPublicGallery } from '../gallery.server.ts';
import { galleryTexts } from '../gallery.text.ts';
import { Story } from './story.tsx';
import { maxShown, publicGalleryPage } from './visible-items.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { PageLink } from '#app/i18n/page-link.tsx';

/** Country and number of items are part of the address, so Back, a reload and a shared link keep them. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext);
  const documents = context.get(documentsContext);
  const { country, show } = galleryPart(new URL(request.url).search, documents.countries);
  const { countries } = documents.countries;
  return listPublicGallery(database.db, countries, { country: country?.code, limit: show });
}

/** The visa gallery: the newest person large, the others as a wall, and at its end a place for the reader. */
export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { items, total, countries, isAgreed } = loaderData;
  const [newest, ...others] = items;
  const words = useTexts(galleryTexts);
  const language = useLanguage();
  const { search } = useLocation();
  const { country } = galleryPart(search, useFacts('countries'));
  const isLoadingMore = useIsLoadingMore();
  const wall = useFocusOnFirstNew(others.length, country?.code);
  return (
    <>
      <Head isAgreed={isAgreed} />
      <section className={`${styles.section} section`}>
        <div className="wrap">
          {newest ? (
            <Story item={newest} />
          ) : (
            <div className={styles.empty}>
              <p>{words.empty}</p>
              <p className="hint">{words.emptyHelp}</p>
            </div>
          )}
          {countries.length > 0 && <CountryFilter codes={countries} chosen={country} />}
          <ul ref={wall} className={styles.wall} data-pictures-when-near="20%">
            {others.map((item) => (
              <li key={item._id}>
                <Face item={item} />
              </li>
            ))}
            {isLoadingMore &&
              Array.from(
                { length: Math.min(publicGalleryPage.more, total - items.length) },
                (_, index) => (
                  <li key={`waiting-${index}`} aria-hidden="true">
                    <WaitingFace />
                  </li>
                ),
              )}
            <li className={styles.last}>
              <YourPicture
                to={country ? `/application?country=${country.code}` : '/application'}
              />
            </li>
          </ul>
          <p role="status" className="visually-hidden">
            {isLoadingMore && words.loading}
          </p>
          <div className={styles.more}>
            {items.length < Math.min(total, maxShown) && (
              <ButtonLink
                to={galleryAddress({ country, show: items.length + publicGalleryPage.more })}
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

/** That everybody here has agreed is said only where it is recorded. */
function Head({ isAgreed = false }: { isAgreed?: boolean }) {
  const { consent } = useTexts(galleryTexts);
  const { galleryWords } = useFacts('gallery');
  const { lead } = useWords('gallery');
  return <PageHead title={galleryWords.title} lead={isAgreed ? `${lead} ${consent}` : lead} />;
}

/** Whether the next items of the same list are awaited; for another country all of it changes. */
function useIsLoadingMore(): boolean {
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  const document = useFacts('countries');
  const listAt = (query: string) => galleryPart(query, document).country;
  return next?.pathname === pathname && listAt(next.search) === listAt(search);
}

/** The button has moved away under the reader; the first new item of the same list takes over its focus. */
function useFocusOnFirstNew(count: number, list: string | undefined) {
  const wall = useRef<HTMLUListElement>(null);
  const before = useRef({ count, list });
  useEffect(() => {
    if (list === before.current.list && count > before.current.count) {
      const cell = wall.current?.children[before.current.count];
      cell?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
    }
    before.current = { count, list };
  }, [count, list]);
  return wall;
}

/** In place of the list. The Retry is a link, so that it works without scripts too. */
function GalleryErrorState() {
  const words = useTexts(galleryTexts);
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  return (
    <>
      <Alert tone="danger" sentence={words.failed} takesFocus />
      <p className={styles.retry}>
        <PlainButtonLink
          href={pathname + search}
          aria-busy={revalidator.state === 'loading' || undefined}
          onClick={(event) => {
            event.preventDefault();
            void revalidator.revalidate();
          }}
        >
          <Icon name="refresh-cw" />
          {words.retry}
        </PlainButtonLink>
      </p>
    </>
  );
}

/** The last cell of the wall: an empty frame, and the way to the application. */
function YourPicture({ to }: { to: string }) {
  const words = useTexts(galleryTexts);
  return (
    <PageLink to={to} className={styles.invitation}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="54" />
        <path d="M60 32a16 16 0 0 1 16 17c0 10-7 17-16 17s-16-7-16-17a16 16 0 0 1 16-17zM26 100c3-18 16-27 34-27s31 9 34 27" />
      </svg>
      <span>
        <b>{words.yourPicture}</b>
        <span className={styles.go}>
          {words.apply}
          <Icon name="arrow-right" />
        </span>
      </span>
    </PageLink>
  );
}
