import { useState } from 'react';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button, PlainButtonLink } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { agency } from '#content/agency.ts';
import styles from './receipt-actions.module.css';
import { type ReceiptFacts, receiptLines } from './receipt-lines.ts';
import { receiptPicture } from './receipt-picture.ts';
import { receiptTexts } from './receipt.text.ts';

/** The ways to keep the receipt, and to write to the office about it. What a browser cannot do is not offered; without scripts there is advice instead. */
export function ReceiptActions(facts: ReceiptFacts) {
  const texts = useTexts(receiptTexts);
  const isHydrated = useHydrated();
  const [said, setSaid] = useState<'saved' | 'copied' | 'notDone' | null>(null);
  const can = isHydrated ? abilities() : { share: false, copy: false };

  async function run(action: (facts: ReceiptFacts) => Promise<'saved' | 'copied' | null>) {
    setSaid(null);
    setSaid(await action(facts).catch(() => 'notDone' as const));
  }

  const chat = buildWhatsAppUrl(
    agency.chatNumber,
    fill(texts.chatText, { number: facts.receiptNumber }),
    usePublicSettings().linkHost,
  );
  return (
    <div className={styles.actions}>
      <noscript>
        <p>{texts.withoutScripts}</p>
      </noscript>
      {isHydrated && (
        <Button tone="accent" size="large" onClick={() => run(save)}>
          <Icon name="camera" />
          {texts.savePicture}
        </Button>
      )}
      {chat && (
        <PlainButtonLink tone="chat" size="large" href={chat} rel="noreferrer">
          <Icon name="message-circle" />
          {texts.chat}
        </PlainButtonLink>
      )}
      {isHydrated && (
        <div className={styles.others}>
          {can.share && (
            <Button tone="ghost" size="small" onClick={() => run(share)}>
              <Icon name="share-2" />
              {texts.share}
            </Button>
          )}
          {can.copy && (
            <Button tone="ghost" size="small" onClick={() => run(copy)}>
              <Icon name="copy" />
              {texts.copy}
            </Button>
          )}
          <Button tone="ghost" size="small" onClick={() => print()}>
            <Icon name="printer" />
            {texts.print}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {said && texts[said]}
      </p>
    </div>
  );
}

/** Both are missing where the page did not come over https. */
function abilities() {
  return { share: 'share' in navigator, copy: 'clipboard' in navigator };
}

async function save(facts: ReceiptFacts): Promise<'saved'> {
  const address = URL.createObjectURL(await pictureOf(facts));
  const link = document.createElement('a');
  link.href = address;
  link.download = pictureName(facts);
  link.click();
  URL.revokeObjectURL(address);
  return 'saved';
}

async function copy(facts: ReceiptFacts): Promise<'copied'> {
  await navigator.clipboard.writeText(textOf(facts));
  return 'copied';
}

/** By the system's own sheet: as a picture where it takes one, else as text. */
async function share(facts: ReceiptFacts): Promise<null> {
  const picture = await pictureOf(facts);
  const data = { files: [new File([picture], pictureName(facts), { type: picture.type })] };
  try {
    await navigator.share(navigator.canShare?.(data) ? data : { text: textOf(facts) });
  } catch (error) {
    // Closed without choosing anybody: nothing to report.
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  }
  return null;
}

function pictureOf(facts: ReceiptFacts): Promise<Blob> {
  return receiptPicture(receiptLines(facts));
}

function pictureName({ receiptNumber }: ReceiptFacts): string {
  return `receipt-${receiptNumber}.png`;
}

function textOf(facts: ReceiptFacts): string {
  return receiptLines(facts)
    .map(({ text }) => text)
    .join('\n');
}
