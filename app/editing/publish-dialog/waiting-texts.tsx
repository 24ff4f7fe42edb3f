import { Link } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { findingTexts } from './publish.text.ts';
import styles from './findings.module.css';

/** A text, or a document with texts, that this device alone has. */
export type WaitingText = { name: string; to: string; isCollision: boolean };

/** What publishing waits for, each with the way to it. */
export function WaitingTexts({
  waiting,
  onLeave,
}: {
  waiting: WaitingText[];
  onLeave: () => void;
}) {
  const texts = useTexts(findingTexts);
  if (waiting.length === 0) return null;
  return (
    <section className={`${styles.findings} ${styles.fault}`} role="status">
      <Icon name="cloud-off" />
      <div>
        <h3>{texts.waits}</h3>
        <ul>
          {waiting.map(({ name, to, isCollision }) => (
            <li key={to}>
              <Link to={to} onClick={onLeave}>
                {name}
              </Link>
              {isCollision && ` (${texts.collides})`}
            </li>
          ))}
        </ul>
        <p>{texts.waitsHelp}</p>
      </div>
    </section>
  );
}
