import { type ComponentProps, useState } from 'react';
import type { ApiResult } from '#app/http/api-client.ts';
import { callApi } from '#app/http/api-client.ts';
import { CallForm } from '#app/calls/call-form.tsx';
import { callTexts } from '#app/calls/calls.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Loaded } from '#app/ui/staff-page/loaded.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { CaseView } from '../case-page/case-view.ts';
import { caseActs } from '../case/case-acts.ts';
import { NoteForm } from './note-form.tsx';
import { TimelineItem } from './timeline-item.tsx';
import type { TimelinePage } from './timeline-entry.ts';
import { timelineTexts } from './timeline.text.ts';
import styles from './timeline.module.css';

/** How many entries are seen at first. */
const shortLength = 5;

/** Everything that has happened on a case, the newest first, with a field for a note above it. */
export function TimelineCard({
  id,
  view,
  newest,
  note,
  tell,
}: {
  id: string;
  view: CaseView;
  /** The words of a note that is not kept yet. */
  note: ComponentProps<typeof NoteForm>['note'];
  /** The newest part; null until it has come. */
  newest: ApiResult<TimelinePage> | null;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(timelineTexts);
  const calls = useTexts(callTexts);
  const [isCalling, setCalling] = useState(false);
  return (
    <Card
      id={id}
      heading={texts.heading}
      beside={
        <Button
          tone="ghost"
          size="small"
          aria-expanded={isCalling}
          onClick={() => setCalling(!isCalling)}
        >
          {calls.outcome}
        </Button>
      }
    >
      <NoteForm id={view.application._id} note={note} />
      {isCalling && (
        <div className={styles.call}>
          <CallForm record={view.application} actions={caseActs} onKept={() => setCalling(false)} />
        </div>
      )}
      <Loaded result={newest} keepsContent>
        {(first) => <Entries view={view} first={first} tell={tell} />}
      </Loaded>
    </Card>
  );
}

function Entries({
  view,
  first,
  tell,
}: {
  view: CaseView;
  first: TimelinePage;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(timelineTexts);
  const newestId = first.entries[0]?._id ?? '';
  const [shown, setShown] = useState<{ below: string; parts: TimelinePage[] }>({
    below: '',
    parts: [],
  });
  // What has come anew at the top puts the parts below out of place, so that these begin again. Nothing else does:
  // somebody may be changing a note.
  const older = shown.below === newestId ? shown.parts : [];
  const { isBusy, failure, call } = useApiCall();
  const last = older[older.length - 1] ?? first;
  const language = useLanguage();
  const [isFolded, setFolded] = useState(true);
  const entries = [first, ...older].flatMap((part) => part.entries);
  const hidden = isFolded ? entries.slice(shortLength).length : 0;

  async function more() {
    if (last.next === null) return;
    const query = { before: last.next };
    const params = { id: view.application._id };
    const result = await call(() =>
      callApi('GET /api/application/:id/timeline', { params, query }),
    );
    if (result.ok) setShown({ below: newestId, parts: [...older, result.data] });
  }

  return (
    <>
      <ol className={styles.entries}>
        {entries.slice(0, isFolded ? shortLength : undefined).map((entry) => (
          <TimelineItem key={entry._id} entry={entry} checklist={view.checklist} tell={tell} />
        ))}
      </ol>
      {failure && <FailureAlert failure={failure} onRetry={() => void more()} />}
      {hidden > 0 && (
        <Button tone="ghost" onClick={() => setFolded(false)}>
          {fill(texts.all, { count: formatNumber(language, hidden) })}
        </Button>
      )}
      {!hidden && last.next !== null && (
        <Button tone="ghost" busy={isBusy} onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
