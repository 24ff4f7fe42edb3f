import { useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Application } from '../application.ts';
import { staffApplicationsTexts } from '../case/staff-applications.text.ts';
import styles from './passport-number.module.css';
import { RevealDialog } from './reveal-dialog.tsx';
import { revealTexts } from './reveal.text.ts';

/** A passport number, masked until somebody says what it is needed for. A text that is no number has nothing to reveal. */
export function PassportNumber({
  application: { _id, passport, flags },
}: {
  application: Application;
}) {
  const texts = useTexts(revealTexts);
  const words = useTexts(staffApplicationsTexts);
  const [whole, setWhole] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if ((whole ?? passport) === '') {
    // A flag of the application says why, and whom to ask.
    return <>{flags.includes('passport-unreadable') ? texts.unreadable : words.notGiven}</>;
  }
  if (whole !== null || !passport.includes('•')) return <bdi>{whole ?? passport}</bdi>;
  return (
    <>
      {passport}{' '}
      <button
        type="button"
        className={styles.reveal}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Icon name="eye" />
        {texts.reveal}
      </button>
      {isAsking && (
        <RevealDialog
          id={_id}
          onShown={(passportNumber) => {
            setAsking(false);
            setWhole(passportNumber);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
