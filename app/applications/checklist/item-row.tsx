import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import styles from './checklist-card.module.css';
import { checklistTexts } from './checklist.text.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { type ItemState, itemState } from './item-state.ts';
import { itemWords } from './item-words.ts';
import { type Marks, marksOf } from './use-marking.ts';
import { contractExplained } from './wrong-days.ts';

const icons: Partial<Record<ItemState, IconName>> = {
  there: 'check',
  lent: 'clock',
  overdue: 'alarm-clock',
  expired: 'circle-alert',
};

/** An item in one line: a circle that is pressed once it is there, and the name, behind which all of its days are. */
export function ItemRow({
  item,
  today,
  isBusy,
  onPress,
  onOpen,
}: {
  item: ChecklistItem;
  today: string;
  isBusy: boolean;
  onPress: (marks: Marks) => void;
  onOpen: () => void;
}) {
  const texts = useTexts(checklistTexts);
  const language = useLanguage();
  const state = itemState(item, today);
  const name = item.name[language];
  const quick = quickMark(item, today, state);
  const named = (act: string) => fill(texts.actOn, { act, item: name });
  return (
    <li className={styles[state]}>
      <button
        type="button"
        className={styles.circle}
        aria-pressed={state === 'there'}
        aria-label={named(texts[quick?.act ?? 'details'])}
        aria-busy={isBusy || undefined}
        aria-haspopup={quick ? undefined : 'dialog'}
        onClick={() =>
          quick && !isBusy ? onPress({ ...marksOf(item), ...quick.marks }) : onOpen()
        }
      >
        <i>{icons[state] && <Icon name={icons[state]} />}</i>
      </button>
      <button type="button" className={styles.words} aria-haspopup="dialog" onClick={onOpen}>
        <b>{name}</b> <span>{itemWords(language, item, today, { brief: true })}</span>{' '}
        {item.note && <bdi>{item.note}</bdi>}
        <Icon name="chevron-right" />
      </button>
    </li>
  );
}

/** What one press says of an item, and takes back; none where it must say more than a day. */
function quickMark(item: ChecklistItem, today: string, state: ItemState) {
  if (state === 'lent' || state === 'overdue') {
    return { act: 'giveBack', marks: { returnedOn: today } } as const;
  }
  const isStep = item.kind === 'step';
  const marksOn = (day: string | null) => (isStep ? { doneOn: day } : { seenOn: day });
  if (state === 'missing' && item.code !== contractExplained) {
    return { act: isStep ? 'doNow' : 'seeNow', marks: marksOn(today) } as const;
  }
  const marks = marksOn(null);
  const isBack = state === 'there' && itemState({ ...item, ...marks }, today) === 'missing';
  return isBack ? ({ act: 'unmark', marks } as const) : null;
}
