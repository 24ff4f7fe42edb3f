import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Card } from '#app/ui/staff-page/card.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { CaseView } from '../case/case-view.ts';
import { destinationName } from '../case/destination-name.ts';
import styles from './checklist-card.module.css';
import { checklistTexts } from './checklist.text.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import { type ItemState, isThere, itemState } from './item-state.ts';
import { useMarking } from './use-marking.ts';

/** What must not be overlooked comes first. */
const order: ItemState[] = ['overdue', 'missing', 'expired', 'lent', 'there'];

/** What the case needs, by kind, the missing first: marked by a press, or with its days in a dialog. */
export function ChecklistCard({
  id,
  view,
  tell,
  reload,
}: {
  id: string;
  view: CaseView;
  tell: (notice: Notice) => void;
  /** Reads the case again. */
  reload: () => Promise<void>;
}) {
  const texts = useTexts(checklistTexts);
  const language = useLanguage();
  const [today] = useState(() => todayInDhaka(new Date()));
  const [open, setOpen] = useState<string | null>(null);
  const { busy, write, press } = useMarking({ view, tell, reload });
  const { checklist, application } = view;
  const required = checklist.filter((item) => item.required);
  const done = required.filter((item) => isThere(item, today));
  const opened = checklist.find(({ code }) => code === open);
  const rank = (item: ChecklistItem) => order.indexOf(itemState(item, today));
  return (
    <Card
      id={id}
      heading={texts.heading}
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
          {application.destination === null
            ? texts.noDestination
            : fill(texts.noList, { country: destinationName(language, application.destination) })}
        </p>
      )}
      {(['document', 'step'] as const).map((kind) => {
        const items = checklist.filter((item) => item.kind === kind);
        return (
          items.length > 0 && (
            <div key={kind}>
              <h3 className={styles.kind}>{texts[kind]}</h3>
              <ul className={styles.items}>
                {[...items]
                  .sort((a, b) => rank(a) - rank(b))
                  .map((item) => (
                    <ItemRow
                      key={item.code}
                      item={item}
                      today={today}
                      slip={`/admin/case/${application._id}/slip/${item.code}`}
                      isBusy={busy === item.code}
                      onPress={(marks) => void press(item, marks)}
                      onOpen={() => setOpen(item.code)}
                    />
                  ))}
              </ul>
            </div>
          )
        );
      })}
      {opened && (
        <ItemDialog
          item={opened}
          version={application.version}
          today={today}
          slip={`/admin/case/${application._id}/slip/${opened.code}`}
          write={(body, detail) => write(opened, body, detail)}
          onDone={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
