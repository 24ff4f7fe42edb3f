import { useEffect, useState } from 'react';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useFacts } from '#app/content/content-context.ts';
import styles from './receipt-actions.module.css';
import { type ReceiptFacts, type ReceiptLine, receiptLines } from './receipt-lines.ts';
import { receiptPicture } from './receipt-picture.ts';
import { receiptTexts } from './receipt.text.ts';

/** The ways to keep the receipt, and to write to the office about it. What a browser cannot do is not offered; without scripts there is advice instead. */
export function ReceiptActions(facts: ReceiptFacts) {
  const content = useFacts('agency');
  const texts = useTexts(receiptTexts);
  const isHydrated = useHydrated();
  const [said, setSaid] = useState<'drawn' | 'copied' | 'notDone' | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  // Not before: whoever presses long on the picture has it fetched once more, as Safari on iOS does for the download.
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  const can = isHydrated ? abilities() : { share: false, copy: false };

  async function run(action: (receipt: Receipt) => Promise<'drawn' | 'copied' | null>) {
    setSaid(null);
    const receipt = { number: facts.receiptNumber, lines: receiptLines(content, facts) };
    setSaid(await action(receipt).catch(() => 'notDone' as const));
  }

  /** Browsers inside chat apps drop a download without a word, so the picture is shown, too. */
  async function keep(receipt: Receipt): Promise<'drawn'> {
    const address = picture ?? URL.createObjectURL(await receiptPicture(receipt.lines));
    setPicture(address);
    const link = document.createElement('a');
    link.href = address;
    link.download = pictureName(receipt);
    link.click();
    return 'drawn';
  }

  const chat = buildWhatsAppUrl(
    content.agency.chatNumber,
    fill(texts.chatText, { number: facts.receiptNumber }),
    usePublicSettings().linkHost,
  );
  return (
    <div className={styles.actions}>
      <noscript>
        <p>{texts.withoutScripts}</p>
      </noscript>
      {isHydrated && (
        <Button tone="accent" size="large" onClick={() => run(keep)}>
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
      {picture && <img className={styles.picture} src={picture} alt={texts.receiptTitle} />}
    </div>
  );
}

/** Both are missing where the page did not come over https. */
function abilities() {
  return { share: 'share' in navigator, copy: 'clipboard' in navigator };
}

/** What is kept of it outside the page. */
type Receipt = { number: string; lines: ReceiptLine[] };

async function copy(receipt: Receipt): Promise<'copied'> {
  await navigator.clipboard.writeText(textOf(receipt));
  return 'copied';
}

/** By the system's own sheet: as a picture where it takes one, else as text. */
async function share(receipt: Receipt): Promise<null> {
  const picture = await receiptPicture(receipt.lines);
  const data = { files: [new File([picture], pictureName(receipt), { type: picture.type })] };
  try {
    await navigator.share(navigator.canShare?.(data) ? data : { text: textOf(receipt) });
  } catch (error) {
    // Closed without choosing anybody: nothing to report.
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  }
  return null;
}

function pictureName({ number }: Receipt): string {
  return `receipt-${number}.png`;
}

function textOf({ lines }: Receipt): string {
  return lines.map(({ text }) => text).join('\n');
}
