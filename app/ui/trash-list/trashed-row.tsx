import { type ReactNode, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { trashListTexts } from './trash-list.text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { daysLeft } from '#app/i18n/trash-time.ts';
import { Button } from '../button/button.tsx';
import { FailureAlert } from '../alert/failure-alert.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from '../staff-list/staff-rows.module.css';
import { useAction } from '../api-call/use-action.ts';

export type Trashed = { _id: string; deletedAt: string; deletedBy: string | null };

/** Has the API take a row back. */
export type RestoreActions = {
  restore: (id: string) => Promise<ApiResult<{ restoredCount: number }>>;
};

/** Something deleted: what it is, when and by whom, how long it can be taken back, and a button for that. */
export function TrashedRow({
  row: { _id, deletedAt, deletedBy },
  actions,
  restoreLabel,
  picture,
  besides,
  onRestored,
  children,
}: {
  row: Trashed;
  actions: RestoreActions;
  restoreLabel: string;
  picture?: ReactNode;
  besides?: ReactNode;
  /** Told with 0 when there was nothing to take back any more. */
  onRestored: (count: number) => void;
  children: ReactNode;
}) {
  const texts = useTexts(trashListTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { isBusy, failure, send } = useAction(actions, 'restore');

  async function takeBack() {
    const result = await send(_id);
    if (result.ok) onRestored(result.data.restoredCount);
  }

  return (
    <article id={_id} tabIndex={-1} className={styles.row}>
      {picture}
      <div className={styles.who}>
        {children}
        <p className="hint">{deletion()}</p>
        <p className="hint">{timeLeft()}</p>
      </div>
      <Button tone="ghost" busy={isBusy} aria-label={restoreLabel} onClick={() => void takeBack()}>
        <Icon name="rotate-ccw" />
        {texts.restore}
      </Button>
      {besides}
      {failure && <FailureAlert failure={failure} />}
    </article>
  );

  function deletion(): string {
    const day = formatDay(language, todayInDhaka(new Date(deletedAt)));
    return deletedBy
      ? fill(texts.deletedBy, { day, who: deletedBy })
      : fill(texts.deleted, { day });
  }

  function timeLeft(): string {
    const days = daysLeft(deletedAt, now);
    if (days === 0) return texts.lastDay;
    return days === 1 ? texts.oneDay : fill(texts.daysLeft, { days: formatNumber(language, days) });
  }
}
