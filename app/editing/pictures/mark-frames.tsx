import { MarkTile } from '#app/brand/mark/mark-tile.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { shownMark } from '#app/content/pictures/mark.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import styles from './mark-frames.module.css';

/** The mark where visitors will see it: beside the name in the header and in the foot of the page, and alone as an icon. */
export function MarkFrames({ address, ground }: { address: string; ground: unknown }) {
  const texts = useTexts(frameTexts);
  const { agency } = useFacts('agency');
  const name = agency.name[useLanguage()];
  const mark = shownMark({ address, ...(typeof ground === 'string' && { ground }) });
  return (
    <div className={styles.frames}>
      {(['header', 'foot', 'icon'] as const).map((place) => (
        <figure key={place}>
          <span className={`${styles.frame} ${styles[place]}`}>
            <MarkTile mark={mark} alt="" height={place === 'icon' ? 32 : 52} />
            {place !== 'icon' && <b>{name}</b>}
          </span>
          <figcaption>{texts[place]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const frameTexts = defineTexts({
  header: { en: 'At the top', bn: 'পাতার উপরে' },
  foot: { en: 'At the foot', bn: 'পাতার নিচে' },
  icon: { en: 'As an icon', bn: 'আইকন হিসেবে' },
});
