import { useEffect, useRef, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import type { OneTimeLink } from './accounts.ts';

/** The result of creating a one-time link: it was mailed to its owner, or it is shown once to be passed on. */
export function OneTimeLinkPanel({ link: { path, ...link } }: { link: OneTimeLink }) {
  return path === null ? <MailedLink link={link} /> : <LinkToPassOn link={{ path, ...link }} />;
}

function MailedLink({ link }: { link: Pick<OneTimeLink, 'email' | 'expiresAt'> }) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const until = fill(texts.mailedUntil, { moment: formatMoment(language, link.expiresAt) });
  return (
    <Alert tone="success" sentence={fill(texts.mailedTo, { email: link.email })} takesFocus>
      <p>{until}</p>
    </Alert>
  );
}

function LinkToPassOn({ link }: { link: OneTimeLink & { path: string } }) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const address = window.location.origin + link.path;
  const title = fill(texts.linkFor, { email: link.email });
  // Selects the whole link, so that it can also be copied by hand.
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
      // Without permission or https, the selected link can be copied by hand.
    }
  }

  return (
    <div className={styles.link}>
      <b>{title}</b>
      <p>{fill(texts.linkOnce, { moment: formatMoment(language, link.expiresAt) })}</p>
      <div className={styles.copy}>
        <input ref={field} className="control" readOnly value={address} aria-label={title} />
        <Button tone="ghost" size="small" onClick={() => void copy()}>
          <Icon name={copied === address ? 'check' : 'copy'} />
          {copied === address ? texts.copied : texts.copy}
        </Button>
        {/* The phone's own list of apps, WhatsApp among them; the address of a page would keep the link. */}
        {'share' in navigator && (
          <Button
            tone="ghost"
            size="small"
            // Whoever closes the list without a choice has changed nothing.
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            <Icon name="share-2" />
            {texts.share}
          </Button>
        )}
      </div>
      <p role="status">{texts.linkNotMailed}</p>
    </div>
  );
}
