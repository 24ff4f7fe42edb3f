import { changedWords } from '../changed-words.ts';
import styles from './words-beside.module.css';

/** A text with what another has not marked: by its ground and a line, and for ears as an insertion. */
export function WordsBeside({ text, other, lang }: { text: string; other: string; lang?: string }) {
  return (
    <span lang={lang} dir="auto" className={`${styles.words} typed`}>
      {changedWords(text, other).map((part, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
        part.isChanged ? <ins key={at}>{part.text}</ins> : <span key={at}>{part.text}</span>,
      )}
    </span>
  );
}
