import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ApiResult } from '#app/http/api-client.ts';
import { Loaded } from '#app/ui/staff-page/loaded.tsx';
import styles from './record-page.module.css';

/** The page of one record: the way back to the list, and the record, that it is loading, or that it is gone. */
export function RecordPage<Data>({
  list,
  result,
  texts,
  children,
}: {
  /** Where the list is. */
  list: string;
  result: ApiResult<Data> | null;
  texts: Record<'back' | 'gone' | 'title' | 'loading', string>;
  children: (data: Data) => ReactNode;
}) {
  const isGone = result && !result.ok && result.code === 'not_found';
  return (
    <>
      <p className={styles.back}>
        <Link to={list} className="tap">
          {texts.back}
        </Link>
      </p>
      {isGone ? (
        <h1 tabIndex={-1}>{texts.gone}</h1>
      ) : (
        <Loaded
          result={result}
          keepsContent
          loading={
            <>
              <h1 tabIndex={-1} className="visually-hidden">
                {texts.title}
              </h1>
              <p role="status">{texts.loading}</p>
            </>
          }
        >
          {children}
        </Loaded>
      )}
    </>
  );
}
