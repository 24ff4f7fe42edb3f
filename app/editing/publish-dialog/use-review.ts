import { useEffect, useMemo, useState } from 'react';
import type { ApiResult } from '#app/http/api-client.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { type Review, type Ticks, loadReview } from './load-review.ts';

/**
 * The review of the chosen documents, or of all, read anew when they change and when `again` is called; the last one stays
 * until the next is there. Nothing is asked while texts wait to be saved: they would be missing.
 */
export function useReview(chosen: readonly string[] | null, ticks: Ticks, isWaiting: boolean) {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const wanted = chosen?.join(' ') ?? null;
  const loading = useMemo(
    () =>
      isWaiting
        ? null
        : { attempt, answer: loadReview(wanted?.split(' ') ?? null, ticks, language) },
    [isWaiting, wanted, ticks, language, attempt],
  );
  const [last, setLast] = useState<{ of: object; result: ApiResult<Review> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loading?.answer.then((result) => isCurrent && setLast({ of: loading, result }));
    return () => {
      isCurrent = false;
    };
  }, [loading]);
  return {
    result: last?.result ?? null,
    isLoading: last?.of !== loading,
    again: () => setAttempt((count) => count + 1),
  };
}
