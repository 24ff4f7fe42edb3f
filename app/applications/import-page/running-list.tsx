import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ImportBatch } from '../import/import-record.ts';
import styles from './import-page.module.css';
import { importTexts } from './import.text.ts';

/** How far a list has come, asked for again each second. */
export function RunningList({ list: { done, of } }: { list: ImportBatch }) {
  const texts = useTexts(importTexts);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), 1000);
    return () => clearInterval(timer);
  }, [revalidate]);
  const number = (count: number) => formatNumber(language, count);
  return (
    <section className={styles.box}>
      <div role="status">
        <h2>{fill(texts.coming, { done: number(done), of: number(of) })}</h2>
      </div>
      <progress value={done} max={of || 1} aria-label={texts.stateRunning} />
      <p>{texts.mayLeave}</p>
    </section>
  );
}
