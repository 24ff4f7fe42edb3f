import { useState } from 'react';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { Icon } from '../icon/icon.tsx';
import { unfinishedTexts } from './unfinished.text.ts';
import styles from './unfinished-line.module.css';

/** That what stands in the form was begun earlier, and a way to be rid of it. Nothing without `since`. */
export function UnfinishedLine({ since, onClear }: { since: string | null; onClear: () => void }) {
  const texts = useTexts(unfinishedTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  if (!since) return null;
  return (
    <p className={styles.line}>
      <span>
        <Icon name="pencil" />
        {fill(texts.since, { moment: formatRecentMoment(language, since, now) })}
      </span>
      <button type="button" onClick={onClear}>
        {texts.throwAway}
      </button>
    </p>
  );
}
