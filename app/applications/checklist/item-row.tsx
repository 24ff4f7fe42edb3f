import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import styles from './checklist-card.module.css';
import { checklistTexts } from './checklist.text.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { type ItemState, isLent, itemState } from './item-state.ts';
import { itemWords } from './item-words.ts';
import { type Marks, marksOf } from './use-marking.ts';
import { contractExplained } from './wrong-days.ts';

const icons: Record<ItemState, IconName> = {
  missing: 'circle-slash',
  there: 'check',
  lent: 'clock',
  overdue: 'alarm-clock',
  expired: 'circle-alert',
};

/** An item: how it stands, what can be marked by a press, and the way to all of its days. */
export function ItemRow({
  item,
  today,
  slip,
  isBusy,
  onPress,
  onOpen,
}: {
  item: ChecklistItem;
  today: string;
  /** The address of the slip of a loan. */
  slip: string;
  isBusy: boolean;
  onPress: (marks: Marks) => void;
  onOpen: () => void;
}) {
  const texts = useTexts(checklistTexts);
  const language = useLanguage();
  const state = itemState(item, today);
  const name = item.name[language];
  const lent = isLent(item);
  const quick = quickMark(item, state);
  const named = (act: string) => fill(texts.actOn, { act, item: name });
  const isEmpty = item.at === null;
  return (
    <li className={styles[state]}>
      <span className={styles.state}>
        <Icon name={icons[state]} />
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        <span>{itemWords(language, item, today)}</span>
        {item.note && <bdi>{item.note}</bdi>}
      </div>
      <div className={styles.acts}>
        {quick && (
          <Button
            tone="ghost"
            busy={isBusy}
            aria-label={named(texts[quick.act])}
            onClick={() => onPress({ ...marksOf(item), [quick.field]: today })}
          >
            {texts[quick.act]}
          </Button>
        )}
        {lent && (
          <Link className={buttonClass({ tone: 'ghost' })} to={slip} aria-label={named(texts.slip)}>
            <Icon name="printer" />
            {texts.slip}
          </Link>
        )}
        <Button
          tone="ghost"
          aria-haspopup="dialog"
          aria-label={named(isEmpty ? texts.write : texts.change)}
          onClick={onOpen}
        >
          {isEmpty ? texts.write : texts.change}
        </Button>
      </div>
    </li>
  );
}

/** What one press says of an item; none where it must say more than a day, or nothing is missing. */
function quickMark({ kind, code }: ChecklistItem, state: ItemState) {
  if (state === 'lent' || state === 'overdue') {
    return { act: 'giveBack', field: 'returnedOn' } as const;
  }
  if (state !== 'missing' || code === contractExplained) return null;
  return kind === 'step'
    ? ({ act: 'doNow', field: 'doneOn' } as const)
    : ({ act: 'seeNow', field: 'seenOn' } as const);
}
