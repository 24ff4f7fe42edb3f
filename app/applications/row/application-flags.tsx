import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { flagTexts } from '../list/call.text.ts';
import styles from './application-flags.module.css';

/** What staff should look at, in words. */
export function ApplicationFlags({ codes }: { codes: string[] }) {
  const words: Record<string, string> = useTexts(flagTexts);
  if (codes.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {codes.map((code) => (
        <li key={code}>
          <Icon name="info" />
          {words[code] ?? code}
        </li>
      ))}
    </ul>
  );
}
