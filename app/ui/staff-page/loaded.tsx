import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { FailureAlert } from '../alert/failure-alert.tsx';

/**
 * The result of a call that a page's loader has begun and not awaited; null until then. While it is loaded
 * again, or not at all, the last result stays. The router's `<Await>` would not do: inside a transition, as the router's
 * changes are, it keeps the whole page back until the slowest call is answered, while somebody types a search.
 */
export function useLoaded<T>(promise: Promise<ApiResult<T>> | null): ApiResult<T> | null {
  const [last, setLast] = useState<{ of: unknown; result: ApiResult<T> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void promise?.then((result) => isCurrent && setLast({ of: promise, result }));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  // Another try after a failure shows that it is under way.
  return last && (last.result.ok || last.of === promise) ? last.result : null;
}

/** A part of a staff page that is loading, failed, empty or there. It never looks empty because a call failed. */
export function Loaded<T>({
  result,
  loading,
  isEmpty,
  empty,
  gone,
  keepsContent = false,
  onRetry,
  children,
}: {
  result: ApiResult<T> | null;
  /** In place of the common sentence. */
  loading?: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  /** In place of a failure that another try does not mend: what was asked for is not there. */
  gone?: ReactNode;
  /** When it cannot be loaded again, what was there stays, below the failure: it may show something only once. */
  keepsContent?: boolean;
  /** In place of having the router load the data of the page again. */
  onRetry?: () => void;
  children: (data: T) => ReactNode;
}) {
  const texts = useTexts(staffTexts);
  const { revalidate } = useRevalidator();
  const [last, setLast] = useState<{ data: T } | null>(null);
  if (result?.ok && last?.data !== result.data) setLast(result);
  const retry = onRetry ?? (() => void revalidate());
  if (keepsContent && last && !result?.ok)
    return (
      <>
        {result && <FailureAlert failure={result} onRetry={retry} />}
        {children(last.data)}
      </>
    );
  if (!result) return loading === undefined ? <p role="status">{texts.loading}</p> : loading;
  if (!result.ok && result.code === 'not_found' && gone) return gone;
  if (!result.ok) return <FailureAlert failure={result} onRetry={retry} />;
  if (isEmpty?.(result.data)) return empty;
  return (
    // The same place in the tree as below a failure, so that what was typed there stays.
    <>
      {null}
      {children(result.data)}
    </>
  );
}
