import { useState } from 'react';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { doerTexts, personOf } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import type { KeptCall } from '#app/calls/call.ts';
import { Loaded } from '#app/ui/staff-page/loaded.tsx';
import { actionTexts } from '../case/events.text.ts';
import { cardTexts } from '../case/staff-applications.text.ts';
import styles from './history-panel.module.css';

type Entry = AnswerOf<'GET /api/application/:id/events'>[number] & { call?: KeptCall | undefined };

/** Who did what to this application, and what was said. One card alone asks, when it is opened, so no loader of the page does. */
export function HistoryPanel({ id }: { id: string }) {
  const texts = useTexts(cardTexts);
  const { nobody } = useTexts(doerTexts);
  const actions: Record<string, string> = useTexts(actionTexts);
  const language = useLanguage();
  const [found, setFound] = useState<ApiResult<Entry[]> | null>(null);

  async function load() {
    const [events, calls] = await Promise.all([
      callApi('GET /api/application/:id/events', { params: { id } }),
      callApi('GET /api/application/:id/calls', { params: { id } }),
    ]);
    if (!events.ok) return setFound(events);
    if (!calls.ok) return setFound(calls);
    // A call and its event are of one moment, because they are written together.
    const called = new Map(calls.data.map((call) => [call.at, call]));
    const data = events.data.map((event) => ({
      ...event,
      call: event.action === 'application.called' ? called.get(event.at) : undefined,
    }));
    setFound({ ...events, data });
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
            {entries.map(({ at, actor, actorName, action, call }, index) => (
              <li key={index}>
                <time dateTime={at}>{formatMoment(language, at)}</time>: {actions[action] ?? action}
                , {actor ? personOf(actor, actorName) : nobody}
                {call?.note && <q dir="auto">{call.note}</q>}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </details>
  );
}
