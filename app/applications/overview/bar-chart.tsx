import type { ReactNode } from 'react';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './bar-chart.module.css';

/** One line of the chart. The key is unique among them. */
export type Bar = { key: string; name: ReactNode; count: number };

/** Numbers as a table whose lines carry a bar each: a chart that everybody can read, at any width. */
export function BarChart({
  title,
  nameLabel,
  countLabel,
  bars,
  empty,
}: {
  title: string;
  nameLabel: string;
  countLabel: string;
  bars: Bar[];
  /** Shown instead of a table without lines. */
  empty: string;
}) {
  const language = useLanguage();
  const max = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {bars.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className={`${styles.table} num`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{nameLabel}</span>
              </th>
              <th scope="col">
                <span className="visually-hidden">{countLabel}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, name, count }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(count / max) * 100} height="10" />
                  </svg>
                  {formatNumber(language, count)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
