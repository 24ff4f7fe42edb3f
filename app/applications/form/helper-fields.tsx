import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { useTexts } from '#app/i18n/text.ts';
import styles from '../form-static/disclosure.module.css';
import { formTexts } from './form.text.ts';

/** "Filling in for someone else": folded, because most people do not, until it has an answer or lacks one. */
export function HelperFields({
  isOpen,
  isWrong,
  children,
}: {
  /** From the start. */
  isOpen: boolean;
  isWrong: boolean;
  children: ReactNode;
}) {
  const texts = useTexts(formTexts);
  const [opensAtFirst] = useState(isOpen || isWrong);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Not by the prop: it would close again over somebody who types.
    if (isWrong) details.current!.open = true;
  }, [isWrong]);
  return (
    <details ref={details} open={opensAtFirst} className={`${styles.more} ${styles.wide}`}>
      <summary>
        <WithSecondaryLanguage text={formTexts.helper} />
      </summary>
      <p>{texts.helperAdvice}</p>
      <div className={styles.pair}>{children}</div>
    </details>
  );
}
