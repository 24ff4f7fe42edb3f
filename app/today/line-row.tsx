import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { LineContact } from './line-contact.tsx';
import styles from './line-row.module.css';
import { detailOf, isAboutPerson, keyOf, subjectOf, whatOf, whenOf } from './line-words.ts';
import { lineTexts } from './today.text.ts';
import type { LineKind, TodayLine } from './today.ts';

const icons: Record<LineKind, IconName> = {
  call: 'alarm-clock',
  message: 'inbox',
  complaint: 'scale',
  step: 'calendar-clock',
  original: 'file-check',
  paper: 'clock',
  reveals: 'eye',
  published: 'upload',
  facts: 'calendar-x',
  licence: 'badge-check',
};

/** What can be done to a line by a press; `busy` is the key of the line that a press is under way for. */
export type LineActions = {
  busy: string | null;
  onCall: (line: TodayLine & { kind: 'call' | 'message' }) => void;
  onFinish: (line: TodayLine & { kind: 'step' }) => void;
  onGiveBack: (line: TodayLine & { kind: 'original' }) => void;
};

/** One thing to do: what, for whom, how late, how to reach them, and the press that does it. The name leads on. */
export function LineRow({
  line,
  today,
  ...actions
}: { line: TodayLine; today: string } & LineActions) {
  const texts = useTexts(lineTexts);
  const language = useLanguage();
  const key = keyOf(line);
  const isLate = line.dueOn < today;
  const isCall = isAboutPerson(line);
  const detail = detailOf(language, line, today);
  return (
    <article
      id={key}
      tabIndex={-1}
      aria-labelledby={`${key}-what`}
      className={[styles.line, isLate && styles.late, isCall || styles.unprinted]
        .filter(Boolean)
        .join(' ')}
    >
      <span className={styles.kind}>
        <Icon name={icons[line.kind]} />
      </span>
      <div className={styles.words}>
        <h3 id={`${key}-what`}>
          <Link to={addressOf(line)} data-shortcut="open">
            {whatOf(language, line, today)}:{' '}
            <bdi className={`${styles.name} typed`}>{subjectOf(language, line)}</bdi>
          </Link>
        </h3>
        {detail && <p className={`${styles.detail} typed`}>{detail}</p>}
        {(isCall || line.kind === 'complaint') && (
          <p className={styles.who}>
            {line.kind === 'complaint' ? (
              <bdi>{line.name}</bdi>
            ) : (
              <bdi className={`${styles.phone} num`}>{line.phone}</bdi>
            )}
            {'receiptNumber' in line && <span className="num">{line.receiptNumber}</span>}
            {'assigneeName' in line && line.assigneeName && (
              <bdi>{fill(texts.with, { name: line.assigneeName })}</bdi>
            )}
          </p>
        )}
      </div>
      <time dateTime={line.dueOn} className={styles.when}>
        {whenOf(language, line, today)}
      </time>
      <div className={styles.acts}>
        <LineContact line={line} />
        <Act line={line} today={today} {...actions} />
      </div>
    </article>
  );
}

function Act({
  line,
  today,
  busy,
  onCall,
  onFinish,
  onGiveBack,
}: { line: TodayLine; today: string } & LineActions) {
  const texts = useTexts(lineTexts);
  const language = useLanguage();
  const isBusy = busy === keyOf(line);
  const named = { what: whatOf(language, line, today), name: subjectOf(language, line) };
  switch (line.kind) {
    case 'call':
    case 'message':
      return (
        <Button
          tone="ghost"
          aria-haspopup="dialog"
          aria-label={fill(texts.calledNamed, named)}
          data-shortcut="note"
          onClick={() => onCall(line)}
        >
          {texts.called}
        </Button>
      );
    case 'step':
      return (
        <Button
          tone="ghost"
          busy={isBusy}
          aria-label={fill(texts.doneNamed, named)}
          onClick={() => onFinish(line)}
        >
          <Icon name="check" />
          {texts.done}
        </Button>
      );
    case 'original':
      return (
        <Button
          tone="ghost"
          busy={isBusy}
          aria-label={fill(texts.givenBackNamed, named)}
          onClick={() => onGiveBack(line)}
        >
          {texts.givenBack}
        </Button>
      );
    case 'complaint':
      return (
        <Link
          className={buttonClass({ tone: 'ghost' })}
          to={addressOf(line)}
          aria-label={fill(texts.openComplaintNamed, { reference: line.reference })}
        >
          {texts.openComplaint}
        </Link>
      );
    case 'reveals':
      return (
        <Link className={buttonClass({ tone: 'ghost' })} to="/admin/history?by=staff">
          {texts.history}
        </Link>
      );
    case 'published':
      return (
        <Link
          className={buttonClass({ tone: 'ghost' })}
          to={addressOf(line)}
          aria-label={fill(texts.historyNamed, { name: named.name })}
        >
          {texts.history}
        </Link>
      );
    case 'facts':
    case 'licence':
      return (
        <Link
          className={buttonClass({ tone: 'ghost' })}
          to={addressOf(line)}
          aria-label={fill(texts.openFactsNamed, { name: named.name })}
        >
          {texts.openFacts}
        </Link>
      );
    case 'paper':
      return null;
  }
}

/** Where more is to be seen. */
function addressOf(line: TodayLine): string {
  if (line.kind === 'message') return '/admin/inbox';
  if (line.kind === 'complaint') return `/admin/complaints/${line.complaint}`;
  if (line.kind === 'reveals') return '/admin/history?by=staff';
  if (line.kind === 'published') return `/admin/content/${line.document}/history`;
  if (line.kind === 'facts') return '/admin/facts';
  if (line.kind === 'licence') return '/admin/content/licence?field=licence/validUntil';
  const isPaper = line.kind === 'original' || line.kind === 'paper';
  return `/admin/case/${line.application}${isPaper ? '#papers' : ''}`;
}
