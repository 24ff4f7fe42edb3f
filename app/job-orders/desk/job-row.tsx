import { useState } from 'react';
import { destinationNames } from '#app/content/destinations.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { RecordLine } from '#app/work/record-line.tsx';
import type { JobOrder } from '../job-order.ts';
import { endSeenOn } from '../order-state.ts';
import { jobsTexts } from './desk.text.ts';

/** One job order of the list, which leads to its page: which job, where, and how it stands. */
export function JobRow({
  order,
  isOpen,
  query,
}: {
  order: JobOrder;
  /** Whether it stands beside the list. */
  isOpen: boolean;
  /** What the list shows, which stays as it is. */
  query: string;
}) {
  const texts = useTexts(jobsTexts);
  const language = useLanguage();
  const { _id, state, seatsLeft, validUntil } = order;
  const [today] = useState(() => todayInDhaka(new Date()));
  const isWaiting =
    state === 'draft' || (state === 'open' && endSeenOn(validUntil, today) !== null);
  const stands = {
    draft: texts.isDraft,
    open: fill(texts.seatsUntil, {
      seats: formatNumber(language, seatsLeft ?? 0),
      day: validUntil ? formatDayOfYear(language, validUntil) : '',
    }),
    ended: texts.isEnded,
  };
  return (
    <RecordLine
      id={_id}
      level="h2"
      name={jobName(order, language)}
      about={<bdi>{placeOf(order, language)}</bdi>}
      beside={<span className="hint">{stands[state]}</span>}
      edge={isWaiting ? 'waiting' : 'done'}
      to={`/admin/jobs/${_id}${query}`}
      isOpen={isOpen}
    />
  );
}

/** What a job is called, in the other language while this one is missing. */
export function jobName({ title }: Pick<JobOrder, 'title'>, language: Language): string {
  return title[language] || title.bn || title.en || jobsTexts.unnamed[language];
}

/** By whom, and where. */
export function placeOf(
  { employer, city, country }: Pick<JobOrder, 'employer' | 'city' | 'country'>,
  language: Language,
): string {
  const place = country && destinationNames[country][language];
  return [employer, city, place].filter(Boolean).join(', ');
}
