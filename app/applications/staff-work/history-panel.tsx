import { useState } from 'react';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/platform/api-client.ts';
import { actionTexts, callTexts } from './call.text.ts';
import styles from './history-panel.module.css';

type Entry = { at: string; actor: string | null; action: string };

/** Who did what to this application, fetched when it is opened. */
export function HistoryPanel({ id }: { id: string }) {
  const texts = useTexts(callTexts);
  const actions = useTexts(actionTexts) as Record<string, string>;
  const language = useLanguage();
  const [entries, setEntries] = useState<Entry[] | null>(null);

  async function load() {
    const result = await callApi<Entry[]>('GET', `/api/application/${id}/events`);
    if (result.ok) setEntries(result.data);
  }

  return (
    <details
      className={styles.history}
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>{texts.history}</summary>
      {entries && (
        <ol>
          {entries.map(({ at, actor, action }) => (
            <li key={at + action}>
              <time dateTime={at}>{formatMoment(language, at)}</time>: {actions[action] ?? action},{' '}
              {actor ?? texts.nobody}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
