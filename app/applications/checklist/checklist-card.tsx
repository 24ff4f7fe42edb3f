import { Fragment, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Card } from '#app/ui/staff-page/card.tsx';
import type { CaseCard } from '../case/case-card.ts';
import { destinationName } from '../case/destination-name.ts';
import styles from './checklist-card.module.css';
import { checklistTexts } from './checklist.text.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import { type ItemState, isThere, itemState } from './item-state.ts';
import { useMarking } from './use-marking.ts';

/** What must not be overlooked comes first; what is pressed stays where it is. */
const order: ItemState[] = ['overdue', 'expired', 'lent'];

/** What the case needs, by kind: marked by a press, or with its days in a dialog. */
export function ChecklistCard({ id, card }: { id: string; card: CaseCard }) {
  const texts = useTexts(checklistTexts);
  const language = useLanguage();
  const [today] = useState(() => todayInDhaka(new Date()));
  const [open, setOpen] = useState<ChecklistItem | null>(null);
  const { busy, write, press } = useMarking(card);
  const { view } = card;
  const { destination } = view.application;
  const required = view.checklist.filter((item) => item.required);
  const done = required.filter((item) => isThere(item, today));
  const rank = (item: ChecklistItem) => (order.indexOf(itemState(item, today)) + 4) % 4;
  return (
    <Card
      id={id}
      heading={texts.document}
      beside={
        <span className="num">
          {fill(texts.progress, {
            done: formatNumber(language, done.length),
            all: formatNumber(language, required.length),
          })}
        </span>
      }
    >
      <div className={styles.bar} aria-hidden="true">
        {required.map((item, at) => (
          <i key={item.code} className={at < done.length ? styles.on : undefined} />
        ))}
      </div>
      {!view.hasCountryList && (
        <p className="hint">
          {destination === null
            ? texts.noDestination
            : fill(texts.noList, { country: destinationName(language, destination) })}
        </p>
      )}
      {(['document', 'step'] as const).map((kind) => {
        const items = view.checklist.filter((item) => item.kind === kind);
        if (items.length === 0) return null;
        return (
          <Fragment key={kind}>
            <h3 className={kind === 'document' ? 'visually-hidden' : styles.kind}>{texts[kind]}</h3>
            <ul className={styles.items}>
              {[...items]
                .sort((a, b) => rank(a) - rank(b))
                .map((item) => (
                  <ItemRow
                    key={item.code}
                    {...{ item, today }}
                    isBusy={busy === item.code}
                    onPress={(marks) => void press(item, marks)}
                    onOpen={() => setOpen(item)}
                  />
                ))}
            </ul>
          </Fragment>
        );
      })}
      {open && <ItemDialog {...{ item: open, card, today, write }} onDone={() => setOpen(null)} />}
    </Card>
  );
}
