import { useLocation, useRevalidator } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './gallery-error-state.module.css';
import { galleryTexts } from '../gallery.text.ts';

/** In place of the list. The Retry is a link, so that it works without scripts too. */
export function GalleryErrorState() {
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
