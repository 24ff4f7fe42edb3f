import { fill } from '#app/i18n/fill.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { DueKind } from '#app/work/due.ts';
import type { DueJobOrder } from './job-order.ts';

const texts = defineTexts({
  orders: { en: 'jobs', bn: 'চাকরি' },
  ends: { en: 'Job ends on {day}', bn: 'চাকরির শেষ দিন {day}' },
  left: {
    en: 'Seats left on the page: {count}. Confirm them, or ask the owner for a later day.',
    bn: 'সবাই দেখছেন, {count} জন লাগবে। মিলিয়ে নিন, বা মালিককে শেষ দিন বাড়াতে বলুন।',
  },
  open: { en: 'Open', bn: 'খুলুন' },
  openNamed: { en: 'Open the job {name}', bn: 'চাকরি খুলুন: {name}' },
});

/** An open job order whose last day is near. */
export const jobOrderKind: DueKind<DueJobOrder> = {
  icon: 'calendar-x',
  counted: texts.orders,
  idOf: ({ order }) => order,
  subjectOf: ({ title }, language) => title[language],
  whatOf: ({ dueOn }, language) =>
    fill(texts.ends[language], { day: formatDayOfYear(language, dueOn, 'long') }),
  detailOf: ({ seatsLeft }, language) =>
    fill(texts.left[language], { count: formatNumber(language, seatsLeft) }),
  addressOf: ({ order }) => `/admin/jobs/${order}`,
  act: {
    by: 'link',
    label: texts.open,
    namedOf: ({ title }, language) => fill(texts.openNamed[language], { name: title[language] }),
  },
};
