import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert/alert.tsx';
import styles from './slip-page.module.css';

/** The page after sending: that it was taken, the slip, and beside it what else helps now. */
export function SlipPage({
  title,
  sentence,
  slip,
  children,
}: {
  /** Its heading, for screen readers; on the slip everybody sees it. */
  title: string;
  sentence: ReactNode;
  slip: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`${styles.background} weave`}>
      <div className={`${styles.columns} wrap`}>
        <div className={styles.answer}>
          <h1 tabIndex={-1} className="visually-hidden">
            {title}
          </h1>
          <Alert tone="success" takesFocus sentence={sentence} />
          <div className={styles.slip}>{slip}</div>
        </div>
        <div className={styles.more}>{children}</div>
      </div>
    </section>
  );
}
