import { useState } from 'react';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import type { PagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import type { Application } from '../application.ts';
import type { SearchView } from '../search/application-search.ts';

/**
 * The list as it is shown: in Waiting the most overdue person stands first and alone, and not among the others
 * once more. `next` is whom to call now, and `nextAfter` whom then, in
 * the views that are worked through.
 */
export function useQueue(
  list: PagedList<Application>,
  mostOverdue: Promise<ApiResult<Application[]>>,
  view: SearchView,
) {
  const overdue = useLoaded(mostOverdue);
  const first = overdue?.ok && view === 'waiting' ? overdue.data[0] : undefined;
  const others = first ? withoutRow(list, first._id) : list;
  const shown = [...(first ? [first] : []), ...(others.result?.ok ? others.result.data.rows : [])];
  const isQueue = view === 'waiting' || view === 'due';
  const [today] = useState(() => todayInDhaka(new Date()));
  /** Whom to call after somebody, or first. */
  const nextAfter = (id: string | null) => {
    const from = shown.findIndex(({ _id }) => _id === id) + 1;
    return isQueue ? shown.slice(from).find((row) => isToCall(row, today)) : undefined;
  };
  return { first, others, shown, next: nextAfter(null), nextAfter };
}

/** Whoever was called already waits for their day, or for nothing. */
function isToCall({ phoneE164, outcome, followUpOn }: Application, today: string): boolean {
  if (!phoneE164) return false;
  return followUpOn === null
    ? outcome === null || outcome === 'back_to_waiting'
    : followUpOn <= today;
}

function withoutRow(list: PagedList<Application>, id: string): PagedList<Application> {
  if (!list.result?.ok) return list;
  const { data } = list.result;
  const rows = data.rows.filter((row) => row._id !== id);
  return { ...list, result: { ...list.result, data: { ...data, rows } } };
}
