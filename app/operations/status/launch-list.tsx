import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './launch-list.module.css';
import { type LaunchPoint, launchAddresses, launchPoints, launchTexts } from './launch.ts';

/** What is to do before the site opens, with who does it, until all of it is done. */
export function LaunchList({ open }: { open: readonly LaunchPoint[] }) {
  const texts = useTexts(launchTexts);
  const language = useLanguage();
  if (open.length === 0) return null;
  const done = launchPoints.filter((point) => !open.includes(point));
  const number = (count: number) => formatNumber(language, count);
  return (
    <section aria-labelledby="launch" className={styles.launch}>
      <div className={styles.head}>
        <h2 id="launch">{texts.title}</h2>
        <b>{fill(texts.count, { done: number(done.length), all: number(launchPoints.length) })}</b>
      </div>
      <p className={styles.bar} aria-hidden="true">
        {launchPoints.map((point, at) => (
          <i key={point} className={at < done.length ? styles.on : undefined} />
        ))}
      </p>
      <ul>
        {open.map((point) => {
          const to = launchAddresses[point];
          return (
            <li key={point}>
              <b>{to ? <Link to={to}>{texts[point]}</Link> : texts[point]}</b>
              <small>{to ? texts.owner : texts.technician}</small>
            </li>
          );
        })}
      </ul>
      {done.length > 0 && (
        <details>
          <summary>
            <Icon name="check" />
            {fill(texts.done, { count: number(done.length) })}
          </summary>
          <p>{done.map((point) => texts[point]).join(', ')}</p>
        </details>
      )}
    </section>
  );
}
