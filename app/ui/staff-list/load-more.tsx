import { useEffect } from 'react';
import { type ApiFailure } from '#app/http/api-client.ts';
import { Button } from '../button/button.tsx';
import { FailureAlert } from '../alert/failure-alert.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './load-more.module.css';

/**
 * The button under a list that brings its next rows, there only while there are any. Afterwards the
 * keyboard goes to the first new row: the element with the id `firstNewId`.
 */
export function LoadMore({
  label,
  hasMore,
  isBusy,
  failure,
  firstNewId,
  onPress,
}: {
  label: string;
  hasMore: boolean;
  isBusy: boolean;
  failure: ApiFailure | null;
  firstNewId: string | null;
  onPress: () => void;
}) {
  useEffect(() => {
    if (firstNewId) document.getElementById(firstNewId)?.focus();
  }, [firstNewId]);
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      {failure && <FailureAlert failure={failure} />}
      <Button tone="ghost" busy={isBusy} onClick={onPress}>
        {label} <Icon name="chevron-down" />
      </Button>
    </div>
  );
}
