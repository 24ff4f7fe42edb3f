import type { ReactNode } from 'react';
import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Card } from '#app/ui/staff-page/card.tsx';
import { outcomeTexts, stateTexts } from '../complaint.text.ts';
import type { ComplaintEntry, OpenComplaint } from '../desk/staff-complaint.ts';
import styles from './complaint-entries.module.css';
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
          <Entry
            key={entry._id}
            icon={icons[entry.kind]}
            at={entry.at}
            by={entry.by ?? texts.someone}
            text={entry.text}
          >
            {entry.kind === 'state' ? stateOf(entry, language) : texts[entry.kind]}
          </Entry>
        ))}
        <Entry icon="globe" at={complaint.createdAt} by="" text="">
          {texts.received}
        </Entry>
      </ol>
    </Card>
  );
}

function stateOf({ state, outcome }: ComplaintEntry, language: Language): string {
  const words = [state && stateTexts[state][language], outcome && outcomeTexts[outcome][language]];
  return words.filter(Boolean).join(': ');
}

function Entry({
  icon,
  at,
  by,
  text,
  children,
}: {
  icon: IconName;
  at: string;
  by: string;
  text: string;
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <li className={styles.entry}>
      <span className={styles.knot}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <b>{children}</b>
        {text && (
          <p className={`${styles.text} typed`} dir="auto">
            {text}
          </p>
        )}
        <p className={styles.who}>
          {by && <bdi>{by}, </bdi>}
          <time dateTime={at}>{formatMoment(language, at)}</time>
        </p>
      </div>
    </li>
  );
}
