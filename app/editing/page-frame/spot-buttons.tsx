import { type RefObject, memo } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { pageViewTexts } from '../page-view/page-view.text.ts';
import type { NameOf } from '../page-view/shown-texts.ts';
import type { Spot } from './find-spots.ts';
import styles from './spot-buttons.module.css';

/** The outlines over the page: a button for each text, where the keyboard and screen readers find it. */
export const SpotButtons = memo(function SpotButtons({
  spots,
  open,
  buttons,
  nameOf,
  onOpen,
  onFocus,
}: {
  spots: readonly Spot[];
  /** The key of the text whose fields are open. */
  open: string | null;
  /** The buttons by the keys of their texts, for those who place them. */
  buttons: RefObject<Map<string, HTMLElement>>;
  nameOf: NameOf;
  onOpen: (spot: Spot) => void;
  onFocus: (spot: Spot) => void;
}) {
  const texts = useTexts(pageViewTexts);
  return (
    <div role="group" aria-label={texts.onThePage} className={styles.spots}>
      {spots.map((spot) => {
        const name = spot.fields.length === 1 ? nameOf(spot.fields[0]!) : texts.choice;
        return (
          <button
            key={spot.key}
            ref={(element) => {
              if (element) buttons.current.set(spot.key, element);
              else buttons.current.delete(spot.key);
            }}
            type="button"
            className={styles.spot}
            aria-label={`${name}: ${excerptOf(spot.text)}`}
            aria-expanded={spot.key === open}
            onClick={() => onOpen(spot)}
            onFocus={() => onFocus(spot)}
          >
            <span aria-hidden="true" className={styles.name}>
              {name}
            </span>
          </button>
        );
      })}
    </div>
  );
});

/** Enough to know it by. */
function excerptOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}
