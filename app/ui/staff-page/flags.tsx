import { Icon } from '../icon/icon.tsx';
import styles from './flags.module.css';

/** What staff should look at in a record, in words by its code. */
export function Flags({ codes, words }: { codes: string[]; words: Record<string, string> }) {
  if (codes.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {codes.map((code) => (
        <li key={code} className="tag caution">
          <Icon name="info" />
          {words[code] ?? code}
        </li>
      ))}
    </ul>
  );
}
