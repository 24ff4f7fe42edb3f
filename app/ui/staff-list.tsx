import type { ReactNode } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from './failure-alert.tsx';
import { LoadMore } from './load-more.tsx';
import styles from './staff-list.module.css';
import type { PagedList } from './use-paged-list.ts';

/** A list on a staff page in whatever state it is: loading, failed, empty, or there. */
export function StaffList<Row extends { _id: string }>({
  list,
  skeleton,
  skeletons,
  empty,
  emptyHelp,
  moreLabel,
  className,
  onRetry,
  onMore,
  children,
}: {
  list: PagedList<Row>;
  /** The class that gives a skeleton the size of a card, and how many there are. */
  skeleton: string | undefined;
  skeletons: number;
  empty: string;
  emptyHelp: string;
  moreLabel: string;
  className: string | undefined;
  onRetry: () => void;
  onMore: () => void;
  /** Renders one row; its element must carry the row's `_id` as its id, and take the focus. */
  children: (row: Row) => ReactNode;
}) {
  const texts = useTexts(staffTexts);
  if (list.status === 'loading') {
    return (
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
    );
  }
  if (list.status === 'failed') {
    const { failure } = list;
    return <FailureAlert failure={failure} onRetry={onRetry} />;
  }
  if (list.rows.length === 0 && !list.next) {
    return (
      <div className={styles.empty}>
        <p className={styles.sentence}>{empty}</p>
        <p>{emptyHelp}</p>
      </div>
    );
  }
  return (
    <>
      <ul className={className}>
        {list.rows.map((row) => (
          <li key={row._id}>{children(row)}</li>
        ))}
      </ul>
      <LoadMore
        label={moreLabel}
        hasMore={list.next !== null}
        isBusy={list.isFetchingMore}
        failure={list.moreFailure}
        firstNewId={list.firstNew?._id ?? null}
        onPress={onMore}
      />
    </>
  );
}
