import { useState } from 'react';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Knot } from '#app/ui/staff-page/knot.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { ChecklistItem } from '../checklist/checklist-item.ts';
import { NoteActions } from './note-actions.tsx';
import { useSentence } from './use-sentence.ts';
import type { TimelineEntry, TimelineKind } from './timeline-entry.ts';
import { timelineTexts } from './timeline.text.ts';

const icons: Record<TimelineKind, IconName> = {
  sent: 'globe',
  move: 'arrow-right',
  call: 'phone-call',
  note: 'notebook-pen',
  check: 'clipboard-check',
  payment: 'wallet',
  correction: 'pencil',
  reveal: 'eye',
  message: 'message-circle',
  informed: 'circle-check',
};

const tones: Partial<Record<TimelineKind, 'danger' | 'accent' | 'success'>> = {
  move: 'danger',
  payment: 'accent',
  call: 'success',
};

/** One thing that has happened: what, in a sentence and the words that were typed; who and when below. */
export function TimelineItem({
  entry,
  checklist,
  tell,
}: {
  entry: TimelineEntry;
  checklist: ChecklistItem[];
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(timelineTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const sentence = useSentence(entry, checklist);
  const { kind, at, byName, text, on, from, isEdited, withdrawnBy } = entry;
  const day = on === null ? null : formatDay(language, on);
  const isBackdated = kind !== 'call' && on !== null && on !== todayInDhaka(new Date(at));
  const details = [
    kind === 'payment' && from,
    kind === 'call' && day !== null && fill(texts.again, { day }),
    isBackdated && day !== null && fill(texts.onDay, { day }),
    isEdited && texts.edited,
    entry.isVoid && texts.isVoid,
  ].filter((detail) => detail !== false);
  return (
    <Knot
      icon={kind === 'sent' && entry.code === 'office' ? 'notebook-pen' : icons[kind]}
      tone={tones[kind]}
      title={sentence}
      text={text}
      isStruck={entry.isVoid || withdrawnBy !== null}
      details={
        <>
          {kind !== 'sent' && <bdi>{byName ?? texts.someone}</bdi>}
          <time dateTime={at}>{formatRecentMoment(language, at, now)}</time>
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
          {withdrawnBy !== null && <span>{fill(texts.withdrawn, { name: withdrawnBy })}</span>}
        </>
      }
    >
      {kind === 'note' && withdrawnBy === null && <NoteActions entry={entry} tell={tell} />}
    </Knot>
  );
}
