import { Link } from 'react-router';
import { RoundContactLinks } from '#app/calls/contact-links.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { kindOf } from './due-kinds.ts';
import styles from './line-row.module.css';
import { detailOf, keyOf, subjectOf, whatOf, whenOf } from './line-words.ts';
import { lineTexts } from './today.text.ts';
import type { TodayLine } from './today.ts';

/** What can be done to a line by a press; `busy` is the key of the line that a press is under way for. */
export type LineActions = {
  busy: string | null;
  onCall: (line: TodayLine) => void;
  onPress: (line: TodayLine) => void;
};

/** One thing to do: what, for whom, how late, how to reach them, and the press that does it. The name leads on. */
export function LineRow({
  line,
  today,
  ...actions
}: { line: TodayLine; today: string } & LineActions) {
  const texts = useTexts(lineTexts);
  const language = useLanguage();
  const { icon, addressOf, whoOf, greetingOf } = kindOf(line);
  const key = keyOf(line);
  const isLate = line.dueOn < today;
  const detail = detailOf(language, line, today);
  const subject = subjectOf(language, line);
  const who = whoOf?.(line);
  return (
    <article
      id={key}
      tabIndex={-1}
      aria-labelledby={`${key}-what`}
      className={[styles.line, isLate && styles.late, greetingOf || styles.unprinted]
        .filter((name) => typeof name === 'string')
        .join(' ')}
    >
      <span className={styles.kind}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 id={`${key}-what`}>
          <Link to={addressOf(line)} data-shortcut="open">
            {whatOf(language, line, today)}: <bdi className={`${styles.name} typed`}>{subject}</bdi>
          </Link>
        </h3>
        {detail && <p className={`${styles.detail} typed`}>{detail}</p>}
        {who && (
          <p className={styles.who}>
            {who.name !== undefined && <bdi>{who.name}</bdi>}
            {who.phone && <bdi className={`${styles.phone} num`}>{who.phone}</bdi>}
            {who.receiptNumber && <span className="num">{who.receiptNumber}</span>}
            {who.with && <bdi>{fill(texts.with, { name: who.with })}</bdi>}
          </p>
        )}
      </div>
      <time dateTime={line.dueOn} className={styles.when}>
        {whenOf(language, line, today)}
      </time>
      <div className={styles.acts}>
        {greetingOf && 'phoneE164' in line && (
          <RoundContactLinks name={subject} phone={line.phoneE164} greeting={greetingOf(line)} />
        )}
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
  onPress,
}: { line: TodayLine; today: string } & LineActions) {
  const texts = useTexts(lineTexts);
  const language = useLanguage();
  const { act, addressOf } = kindOf(line);
  const named = { what: whatOf(language, line, today), name: subjectOf(language, line) };
  switch (act?.by) {
    case 'call':
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
    case 'press':
      return (
        <Button
          tone="ghost"
          busy={busy === keyOf(line)}
          aria-label={fill(act.named[language], named)}
          onClick={() => onPress(line)}
        >
          {act.icon && <Icon name={act.icon} />}
          {act.label[language]}
        </Button>
      );
    case 'link':
      return (
        <Link
          className={buttonClass({ tone: 'ghost' })}
          to={addressOf(line)}
          aria-label={act.namedOf?.(line, language)}
        >
          {act.label[language]}
        </Link>
      );
    case undefined:
      return null;
  }
}
