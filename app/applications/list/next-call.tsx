import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Application } from '../application.ts';
import styles from './next-call.module.css';
import { viewTexts } from './view.text.ts';

/** On a phone the bar under the thumb that calls whoever is next in line, and unfolds them for the note after it. */
export function NextCall({
  application,
  onCall,
}: {
  application: Application;
  onCall: () => void;
}) {
  const texts = useTexts(viewTexts);
  return (
    <aside className={styles.bar} aria-label={texts.nextCall}>
      <a href={`tel:${application.phoneE164}`} onClick={onCall}>
        <Icon name="phone" />
        <span className={styles.who}>
          <small>{texts.next}</small>
          <bdi>{application.name}</bdi>
        </span>
        <span>{texts.call}</span>
      </a>
    </aside>
  );
}
