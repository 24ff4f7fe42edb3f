import { useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import styles from './office-map.module.css';
import { officeMapTexts } from './office-map.text.ts';

/** A button that copies the address, and says whether it did. Shown once scripts run. */
export function CopyAddress({ address }: { address: string }) {
  const texts = useTexts(officeMapTexts);
  const isHydrated = useHydrated();
  const [answer, setAnswer] = useState('');

  async function copy() {
    try {
      // Missing altogether where the page did not come over https.
      await navigator.clipboard.writeText(address);
      setAnswer(texts.copied);
    } catch {
      setAnswer(texts.notCopied);
    }
  }

  return (
    <>
      <span className={isHydrated ? undefined : styles.isWaiting}>
        <Button tone="ghost" size="small" onClick={copy}>
          {texts.copy}
        </Button>
      </span>
      <span className={styles.answer} role="status">
        {answer}
      </span>
    </>
  );
}
