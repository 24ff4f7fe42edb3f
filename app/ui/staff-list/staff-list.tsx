import { type ReactNode, useEffect } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Loaded } from '../staff-page/loaded.tsx';
import styles from './staff-list.module.css';
import type { PagedList } from './use-paged-list.ts';
import type { ApiFailure } from '#app/http/api-client.ts';
import { Button } from '../button/button.tsx';
import { FailureAlert } from '../alert/failure-alert.tsx';
import { Icon } from '../icon/icon.tsx';

/** A list on a staff page: skeletons while it is loading, then its rows and a button for more, or why there are none. */
export function StaffList<Row extends { _id: string }>({
  list,
  skeleton,
  skeletons,
  empty,
  emptyHelp,
  moreLabel,
  className,
  children,
}: {
  list: PagedList<Row>;
  /** The class that gives a skeleton the size of a card, and how many there are. */
  skeleton: string | undefined;
  skeletons: number;
  empty: string;
  emptyHelp: string;
  moreLabel: string;
  /** The class of the list itself. */
  className: string | undefined;
  /** Renders one row; its element must carry the row's `_id` as its id, and take the focus. */
  children: (row: Row) => ReactNode;
}) {
  const texts = useTexts(staffTexts);
  return (
    <Loaded
      result={list.result}
      loading={
        <>
          <p role="status" className={styles.loading}>
            {texts.loading}
          </p>
          <div className={className} aria-hidden="true">
            {Array.from({ length: skeletons }, (_, index) => (
              <div key={index} className={`${styles.skeleton} ${skeleton}`} />
            ))}
          </div>
        </>
      }
      isEmpty={({ rows, next }) => rows.length === 0 && !next}
      empty={
        <div className={styles.empty}>
          <p className={styles.sentence}>{empty}</p>
          <p>{emptyHelp}</p>
        </div>
      }
    >
      {({ rows, next, isFetchingMore, moreFailure, firstNew }) => (
        <>
          <ul className={className}>
            {rows.map((row) => (
              <li key={row._id}>{children(row)}</li>
            ))}
          </ul>
          <LoadMore
            label={moreLabel}
            hasMore={next !== null}
            isBusy={isFetchingMore}
            failure={moreFailure}
            firstNewId={firstNew?._id ?? null}
            onPress={() => void list.showMore()}
          />
        </>
      )}
    </Loaded>
  );
}

/**
 * The button under a list that brings its next rows, there only while there are any. Afterwards the
 * keyboard goes to the first new row: the element with the id `firstNewId`.
 */
function LoadMore({
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
