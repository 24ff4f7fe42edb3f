import { daysLater, startOfDayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { endReasons, jobOrderStates } from './job-order.ts';

type Stated = {
  state: (typeof jobOrderStates)[number];
  endReason: (typeof endReasons)[number] | null;
  endedAt: string | null;
  validUntil: string | null;
};

/**
 * A job order as it is on a day (`yyyy-mm-dd`, in Dhaka): one whose last day is over has ended at the midnight after it,
 * whether or not anybody has noted that. Every reader asks this, so that no process depends on a task.
 */
export function stateOn<Order extends Stated>(order: Order, today: string): Order {
  const { state, validUntil } = order;
  if (state !== 'open' || validUntil === null || validUntil >= today) return order;
  const endedAt = startOfDayInDhaka(validUntil, 1);
  return { ...order, state: 'ended', endReason: 'expired', endedAt };
}

/** So many days before its end an open order stands in Today. */
export const noticeDays = 14;

/** The last day that somebody who looks at an order has seen, once it is near; null where Today is to tell of it yet. */
export function endSeenOn(validUntil: string | null, today: string): string | null {
  const isNear = validUntil !== null && validUntil <= daysLater(today, noticeDays);
  return isNear ? validUntil : null;
}
