import { useEffect, useRef, useState } from 'react';
import { formatDayOrYear } from '#app/i18n/day-or-year.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { readLooseDay } from '#app/normalise/loose-day.ts';
import { readDay, readDayOrYear } from '#app/normalise/typed-day.ts';

/**
 * How long after a field is left its problem appears. The sentence pushes down what is below: the button whose press
 * took the focus away would go from under the finger, and the press be lost.
 */
const afterPressMs = 300;

/** What is typed in a field for a day, and what it means. */
export function useTypedDay(
  given: string,
  range: readonly [earliest: string, latest: string],
  { orYear = false, onChange }: { orYear?: boolean; onChange?: (value: string) => void },
) {
  const language = useLanguage();
  const inWords = (day: string) => formatDayOrYear(language, day);
  const first = given && inWords(given);
  const [typed, setTyped] = useState(first);
  const [today] = useState(() => todayInDhaka(new Date()));
  const [isLeft, setLeft] = useState(false);
  /** What people type into, and what the form sends. */
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const leaving = useRef<number>(undefined);
  const meaningOf = (text: string) => {
    if (text.trim() === '') return null;
    if (orYear) return readDayOrYear(text, range);
    return readDay(readLooseDay(text, range, today) ?? text, range);
  };
  const reading = meaningOf(typed);
  const valueOf = (text: string) => {
    const meaning = meaningOf(text);
    if (meaning && 'year' in meaning) return meaning.year;
    return meaning && 'day' in meaning ? meaning.day : text.trim();
  };

  useEffect(() => {
    const form = input.current?.form;
    const show = () => setLeft(true);
    // A form that is emptied says so by nothing else.
    const startAgain = () => {
      setTyped(first);
      setLeft(false);
    };
    form?.addEventListener('submit', show);
    form?.addEventListener('reset', startAgain);
    return () => {
      window.clearTimeout(leaving.current);
      form?.removeEventListener('submit', show);
      form?.removeEventListener('reset', startAgain);
    };
  }, [first]);

  function follow() {
    const text = input.current?.value ?? '';
    setTyped(text);
    // Not only with the next rendering: the form reads its fields while this event still bubbles.
    if (sent.current) sent.current.value = valueOf(text);
    onChange?.(valueOf(text));
  }

  function leave() {
    window.clearTimeout(leaving.current);
    leaving.current = window.setTimeout(() => setLeft(true), afterPressMs);
  }

  function choose(day: string) {
    if (!input.current) return;
    input.current.value = inWords(day);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  }

  return {
    ...{ input, sent, first, inWords, follow, choose, leave },
    /** `yyyy-mm-dd`, or `yyyy`, where it is understood, else what was typed. */
    value: valueOf(typed),
    day: reading && 'day' in reading ? reading.day : null,
    year: reading && 'year' in reading ? reading.year : null,
    /** Not while somebody is still typing. */
    problem: isLeft && reading && 'problem' in reading ? reading : null,
  };
}
