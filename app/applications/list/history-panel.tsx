import { useState } from 'react';
import { formatMoment } from '#app/i18n/format.ts';
import { doerTexts, personOf } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import { Loaded } from '#app/ui/staff-page/loaded.tsx';
import { actionTexts, callTexts } from './call.text.ts';
import styles from './history-panel.module.css';

type Entry = AnswerOf<'GET /api/application/:id/events'>[number];

/** Who did what to this application. One card alone asks, when it is opened, so no loader of the page does. */
export function HistoryPanel({ id }: { id: string }) {
  const texts = useTexts(callTexts);
  const { nobody } = useTexts(doerTexts);
  const actions: Record<string, string> = useTexts(actionTexts);
  const language = useLanguage();
  const [found, setFound] = useState<ApiResult<Entry[]> | null>(null);

  async function load() {
    setFound(await callApi('GET /api/application/:id/events', { params: { id } }));
  }

  return (
    <details
      className={styles.history}
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>{texts.history}</summary>
      <Loaded result={found} onRetry={() => void load()}>
        {(entries) => (
          <ol>
            {entries.map(({ at, actor, actorName, action }, index) => (
              <li key={index}>
                <time dateTime={at}>{formatMoment(language, at)}</time>: {actions[action] ?? action}
                , {actor ? personOf(actor, actorName) : nobody}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </details>
  );
}
