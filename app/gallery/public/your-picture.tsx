import { PageLink } from '#app/i18n/page-link.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { galleryTexts } from '../gallery.text.ts';
import styles from './your-picture.module.css';

/** The last cell of the wall: an empty frame, and the way to the application. */
export function YourPicture({ to }: { to: string }) {
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
