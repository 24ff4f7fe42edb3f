import { useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './receipt-actions.module.css';
import { type ReceiptFacts, receiptLines } from './receipt-lines.ts';
import { receiptPicture } from './receipt-picture.ts';
import { receiptTexts } from './receipt.text.ts';

/** The ways to keep the receipt. What a browser cannot do is not offered; without scripts there is advice instead. */
export function ReceiptActions(facts: ReceiptFacts) {
  const texts = useTexts(receiptTexts);
  const isHydrated = useHydrated();
  const [said, setSaid] = useState<'saved' | 'copied' | 'notDone' | null>(null);
  const can = isHydrated ? abilities() : { share: false, copy: false };

  async function run(action: (facts: ReceiptFacts) => Promise<'saved' | 'copied' | null>) {
    setSaid(null);
    setSaid(await action(facts).catch(() => 'notDone' as const));
  }

  return (
    <div className={styles.keep}>
      <noscript>
        <p>{texts.withoutScripts}</p>
      </noscript>
      {isHydrated && (
        <div className={styles.actions}>
          <Button onClick={() => run(save)}>
            <Icon name="camera" />
            {texts.savePicture}
          </Button>
          {can.share && (
            <Button tone="ghost" onClick={() => run(share)}>
              <Icon name="share-2" />
              {texts.share}
            </Button>
          )}
          {can.copy && (
            <Button tone="ghost" onClick={() => run(copy)}>
              <Icon name="copy" />
              {texts.copy}
            </Button>
          )}
          <Button tone="ghost" onClick={() => print()}>
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
