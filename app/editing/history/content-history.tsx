import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DocumentKind } from '#app/content/fields.ts';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Crumb } from '../crumb.tsx';
import { usePublishing } from '../publish-dialog/use-publishing.tsx';
import { Comparison } from './comparison.tsx';
import styles from './content-history.module.css';
import { historyTexts } from './history.text.ts';
import { RevisionList } from './revision-list.tsx';
import { type Revision, liveRevision } from './revisions.ts';

/** The versions of a document once they are loaded: a list, and the chosen one compared with another. */
export function ContentHistory({
  id,
  kind,
  newest,
  next,
}: {
  id: string;
  kind: DocumentKind;
  newest: Revision[];
  /** Where older ones begin; null where there are none. */
  next: PageQuery | null;
}) {
  const texts = useTexts(historyTexts);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, call } = useApiCall();
  const [older, setOlder] = useState<{ rows: Revision[]; next: PageQuery | null } | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const publishing = usePublishing(id, {
    ...{ waiting: [], isWatched: false },
    onChanged: () => void revalidate(),
  });
  // A new version pushes the last of the newest among the older ones.
  const known = new Set(newest.map(({ _id }) => _id));
  const revisions = [...newest, ...(older?.rows.filter(({ _id }) => !known.has(_id)) ?? [])];
  const live = liveRevision(revisions);
  const chosen =
    revisions.find(({ _id }) => _id === picked) ??
    revisions.find((revision) => revision !== live && revision.number !== null) ??
    live;
  const from = older ? older.next : next;

  async function showOlder(query: PageQuery) {
    const result = await call(() =>
      callApi('GET /api/content/:id/revisions', { params: { id }, query }),
    );
    if (result.ok)
      setOlder((before) => ({
        rows: [...(before?.rows ?? []), ...result.data],
        next: result.next,
      }));
  }

  const title = kind.title[language];
  return (
    <div className={styles.page}>
      <Crumb names={[{ name: title, to: `/admin/content/${id}` }, { name: texts.history }]} />
      <h1 tabIndex={-1}>{fill(texts.title, { document: title })}</h1>
      {revisions.length === 1 ? (
        <p>{texts.never}</p>
      ) : (
        <div className={styles.columns}>
          <div>
            <RevisionList
              {...{ kind, revisions }}
              live={live?._id}
              chosen={chosen?._id}
              onChoose={setPicked}
            />
            {failure && <FailureAlert failure={failure} />}
            {from && (
              <Button tone="ghost" busy={isBusy} onClick={() => void showOlder(from)}>
                {texts.older}
              </Button>
            )}
          </div>
          {chosen && live && (
            <Comparison
              key={chosen._id}
              {...{ id, kind, revisions, chosen, live }}
              onRestored={publishing.open}
              onErased={() => {
                setOlder(null);
                void revalidate();
              }}
            />
          )}
        </div>
      )}
      {publishing.over}
    </div>
  );
}
