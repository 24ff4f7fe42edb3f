import { useEffect, useRef } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { keepTicks, readTicks } from './kept-ticks.ts';
import styles from './papers.module.css';
import { receiptTexts } from './receipt.text.ts';

/** The papers of the consultation page, in the language of the page. */
export type PaperList = {
  items: { id: string; text: string; always: boolean }[];
  ifYouHave: string;
  advice: string;
};

/** What to prepare until we call, to be ticked off; `createdAt` says for which receipt. */
export function Papers({ list, createdAt }: { list: PaperList; createdAt: string }) {
  const texts = useTexts(receiptTexts);
  const element = useRef<HTMLUListElement>(null);
  const boxes = () => [...(element.current?.querySelectorAll('input') ?? [])];
  useEffect(() => {
    const kept = readTicks(createdAt);
    for (const box of boxes()) box.checked ||= kept.includes(box.value);
  }, [createdAt]);
  const keep = () => {
    const ticked = boxes().filter(({ checked }) => checked);
    keepTicks(
      createdAt,
      ticked.map(({ value }) => value),
    );
  };
  return (
    <section className={styles.papers}>
      <h2>{texts.papers}</h2>
      <ul ref={element} onChange={keep}>
        {list.items.map(({ id, text, always }) => (
          <li key={id}>
            <label>
              <input type="checkbox" value={id} autoComplete="off" />
              <span>{text}</span> {!always && <small>{list.ifYouHave}</small>}
            </label>
          </li>
        ))}
      </ul>
      <p className="hint">
        {list.advice} {texts.papersKept}
      </p>
    </section>
  );
}
