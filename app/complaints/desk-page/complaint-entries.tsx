import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Card } from '#app/ui/staff-page/card.tsx';
import { Knot } from '#app/ui/staff-page/knot.tsx';
import { outcomeTexts, stateTexts } from '../complaint.text.ts';
import type { ComplaintEntry, OpenComplaint } from '../desk/staff-complaint.ts';
import { entryTexts } from './desk.text.ts';

const icons: Record<ComplaintEntry['kind'], IconName> = {
  answer: 'send',
  note: 'notebook-pen',
  state: 'arrow-right',
  erasure: 'eraser',
  erasure_stopped: 'x',
};

/** What was done about a complaint, the newest first; at the end, that it came. */
export function ComplaintEntries({ complaint }: { complaint: OpenComplaint }) {
  const texts = useTexts(entryTexts);
  const language = useLanguage();
  return (
    <Card id="entries-card" heading={texts.heading} isStacked>
      <ol>
        {complaint.entries.map((entry) => (
          <Knot
            key={entry._id}
            icon={icons[entry.kind]}
            title={entry.kind === 'state' ? stateOf(entry, language) : texts[entry.kind]}
            text={entry.text}
            details={
              <>
                <bdi>{entry.by ?? texts.someone}</bdi>
                <time dateTime={entry.at}>{formatMoment(language, entry.at)}</time>
              </>
            }
          />
        ))}
        <Knot
          icon="globe"
          title={texts.received}
          text=""
          details={
            <time dateTime={complaint.createdAt}>
              {formatMoment(language, complaint.createdAt)}
            </time>
          }
        />
      </ol>
    </Card>
  );
}

function stateOf({ state, outcome }: ComplaintEntry, language: Language): string {
  const words = [state && stateTexts[state][language], outcome && outcomeTexts[outcome][language]];
  return words.filter(Boolean).join(': ');
}
