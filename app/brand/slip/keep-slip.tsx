import { type ReactNode, useEffect, useState } from 'react';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { useFacts } from '#app/content/content-context.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './keep-slip.module.css';
import { keepSlipTexts } from './keep-slip.text.ts';
import { type SlipContent, slipText } from './slip-content.ts';
import { slipPicture } from './slip-picture.ts';

/** The ways to keep a receipt. What a browser cannot do is not offered; without scripts there is advice instead. */
export function KeepSlip({ slip, children }: { slip: SlipContent; children?: ReactNode }) {
  const { agency } = useFacts('agency');
  const { isRenamed, mark } = usePublicSettings();
  const texts = useTexts(keepSlipTexts);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [said, setSaid] = useState<'drawn' | 'copied' | 'notDone' | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  // Not before: whoever presses long on the picture has it fetched once more, as Safari on iOS does for the download.
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  const can = isHydrated ? abilities() : { share: false, copy: false };

  async function run(action: () => Promise<'drawn' | 'copied' | null>) {
    setSaid(null);
    setSaid(await action().catch(() => 'notDone' as const));
  }

  const draw = () =>
    slipPicture(slip, language, {
      // The shipped logo has the name in it.
      name: isRenamed || mark ? agency.name[language] : null,
      logo: mark
        ? `/icons/192.png${mark.query}`
        : `/illustrations/${isRenamed ? 'mark' : 'logo'}.svg`,
    });

  /** Browsers inside chat apps drop a download without a word, so the picture is shown, too. */
  async function keep(): Promise<'drawn'> {
    const address = picture ?? URL.createObjectURL(await draw());
    setPicture(address);
    const link = document.createElement('a');
    link.href = address;
    link.download = slip.fileName;
    link.click();
    return 'drawn';
  }

  async function copy(): Promise<'copied'> {
    await navigator.clipboard.writeText(slipText(slip, language));
    return 'copied';
  }

  /** By the system's own sheet: as a picture where it takes one, else as text. */
  async function share(): Promise<null> {
    const drawn = await draw();
    const data = { files: [new File([drawn], slip.fileName, { type: drawn.type })] };
    try {
      await navigator.share(navigator.canShare?.(data) ? data : { text: slipText(slip, language) });
    } catch (error) {
      // Closed without choosing anybody: nothing to report.
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    }
    return null;
  }

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
      {children}
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
      {picture && <img className={styles.picture} src={picture} alt={slip.title} />}
    </div>
  );
}

/** Both are missing where the page did not come over https. */
function abilities() {
  return { share: 'share' in navigator, copy: 'clipboard' in navigator };
}
