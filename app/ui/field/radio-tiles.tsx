import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './radio-tiles.module.css';

/** A question with a few answers, each as tall as a thumb and with a line that says what follows. Nothing is chosen before. */
export function RadioTiles<Value extends string>({
  legend,
  name,
  tiles,
  value,
  isBeside = false,
  onChoose,
}: {
  legend: string;
  name: string;
  tiles: readonly { value: Value; icon: IconName; label: string; hint?: string }[];
  value: Value | null;
  /** The answers stand beside each other. */
  isBeside?: boolean;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div className={isBeside ? styles.beside : styles.tiles}>
        {tiles.map((tile) => (
          <label key={tile.value}>
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              onChange={() => onChoose(tile.value)}
            />
            <span>
              <Icon name={tile.icon} />
              <b>{tile.label}</b>
              {tile.hint && <small>{tile.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
