import { isNoticeId } from '#app/content/documents.ts';
import { noticeFields } from '#app/content/news/notice-fields.ts';
import { daysLater, startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { newNoticeKey } from '../list/notice-acts.ts';
import { additionOf } from '../rows/list-items.ts';
import type { Change } from '../saving/saving.ts';

/** What is ready in a notice before anybody has typed: it ends in a week, and has one paragraph. */
export type Beginning = Pick<Change, 'path' | 'value'>[];

/** A notice that nobody keeps yet, as its editor opens it, and what its first save brings along. */
export function unkeptNotice(now: Date) {
  const key = 'first';
  const beginning: Beginning = [
    { path: 'until', value: momentOn(daysLater(todayInDhaka(now), 7), 18) },
    ...additionOf('body', noticeFields.body, key),
  ];
  const shown = [
    ...beginning.filter(({ value }) => value !== true),
    { path: 'body', value: [key] },
  ];
  const never = { version: 0, by: null, at: null, stamps: {}, stale: null, shippedChanged: false };
  const leaves = Object.fromEntries(
    shown.map(({ path, value }) => [path, { ...never, draft: value }]),
  );
  const document = { version: 0, leaves, standIns: {}, faults: [], warnings: [] };
  return { document, beginning };
}

/** The full hour of a day in Dhaka (`yyyy-mm-dd`), as ISO 8601 in UTC. */
export function momentOn(day: string, hour: number): string {
  return new Date(Date.parse(startOfDayInDhaka(day)) + hour * 3_600_000).toISOString();
}

/**
 * The address under which a notice begins. One whose first words are on this device alone, because they never reached
 * the server, is gone on with.
 */
export function addressOfNewNotice(listed: readonly { _id: string }[], kept: readonly string[]) {
  const isListed = (id: string) => listed.some(({ _id }) => _id === id);
  const begun = kept.find((id) => isNoticeId(id) && !isListed(id));
  return `/admin/content/${begun ?? `news.${newNoticeKey()}`}?new`;
}
