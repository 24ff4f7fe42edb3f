import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import type { OneTimeLink } from './accounts.ts';

/** A one-time link, this once, to be copied and passed on. */
export function ShownLink({ link }: { link: OneTimeLink }) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const address = window.location.origin + link.path;
  // The whole of it is marked, so that one may also copy it by hand.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [address]);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(address);
    } catch {
      // Without leave, or without https, the marked text is copied by hand.
    }
  }

  return (
    <div className={styles.link}>
      <b>{texts.linkFor.replace('{email}', () => link.email)}</b>
      <p>{texts.linkOnce.replace('{moment}', formatMoment(language, link.expiresAt))}</p>
      <div className={styles.copy}>
        <input
          ref={field}
          readOnly
          value={address}
          aria-label={texts.linkFor.replace('{email}', () => link.email)}
        />
        <Button tone="ghost" size="small" onClick={() => void copy()}>
          <Icon name={copied === address ? 'check' : 'copy'} />
          {copied === address ? texts.copied : texts.copy}
        </Button>
      </div>
      <p role="status">{link.isMailed ? texts.linkMailed : texts.linkNotMailed}</p>
    </div>
  );
}
