import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { StaffGalleryItem } from '../gallery-item.ts';
import { isConsentRecorded, isNotYet } from './consent.ts';
import { consentTexts } from './consent.text.ts';
import styles from './consent-note.module.css';
import { withdrawalTexts } from './withdrawal.text.ts';

/** What staff must know of the consent of an item: that it was withdrawn, or never recorded. Otherwise nothing. */
export function ConsentNote({ item }: { item: StaffGalleryItem }) {
  const texts = useTexts(consentTexts);
  const words = useTexts(withdrawalTexts);
  const language = useLanguage();
  const { withdrawal } = item;
  if (!withdrawal)
    return (
      !isConsentRecorded(item) && (
        <p className={styles.absent}>
          <Icon name={isNotYet(item) ? 'pencil' : 'circle-help'} />
          <span>{isNotYet(item) ? texts.drawn : texts.notRecorded}</span>
        </p>
      )
    );
  const time = formatMoment(language, withdrawal.erasedFrom);
  return (
    <div className={styles.withdrawn}>
      <p>
        <strong>{words.state}</strong>
      </p>
      {withdrawal.reason && <p dir="auto">{withdrawal.reason}</p>}
      {withdrawal.leavesInitials && <p>{words.initialsStay}</p>}
      <p>{withdrawal.isErased ? words.onlyInitials : fill(words.erasedFrom, { time })}</p>
    </div>
  );
}
