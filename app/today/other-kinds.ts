import type { DueFacts } from '#app/facts/due-fact.ts';
import type { PublishedLine } from '#app/editing/history/published-line.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment, formatRecentMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { doerTexts } from '#app/i18n/log.text.ts';
import type { DueKind } from '#app/work/due.ts';
import { otherTexts as texts } from './today.text.ts';
import type { OverLimit } from './today.ts';

// What is no record that staff work on.

/** Who wanted to see more passport numbers than anybody may. */
export const revealsKind: DueKind<OverLimit> = {
  icon: 'eye',
  counted: texts.looks,
  idOf: ({ staffId }) => staffId,
  subjectOf: ({ name }) => name,
  whatOf: (_, language) => texts.reveals[language],
  detailOf: ({ at }, language) =>
    fill(texts.revealsAt[language], { moment: formatRecentMoment(language, at, new Date(at)) }),
  addressOf: () => '/admin/history?by=staff',
  act: { by: 'link', label: texts.history },
};

/** What somebody published of a document. */
export const publishedKind: DueKind<PublishedLine> = {
  icon: 'upload',
  counted: texts.publications,
  idOf: ({ document, at }) => `${document}:${at}`,
  subjectOf: ({ title }, language) => title[language],
  whatOf: ({ isGuarded }, language) =>
    (isGuarded ? texts.guardedPublished : texts.staffPublished)[language],
  detailOf: ({ name, at, fields, isGuarded }, language) => {
    const who = fill(texts.publishedBy[language], {
      name: name || doerTexts.command[language],
      moment: formatMoment(language, at),
      fields: fields.map((one) => one[language]).join(', '),
    });
    return isGuarded ? `${who} ${texts.publishedUnknown[language]}` : who;
  },
  addressOf: ({ document }) => `/admin/content/${document}/history`,
  happenedOn: ({ at }) => todayInDhaka(new Date(at)),
  act: {
    by: 'link',
    label: texts.history,
    namedOf: ({ title }, language) => fill(texts.historyNamed[language], { name: title[language] }),
  },
};

/** Facts of a document that are outdated, or will be soon. */
export const factsKind: DueKind<Extract<DueFacts, { kind: 'facts' }>> = {
  icon: 'calendar-x',
  counted: texts.documents,
  idOf: ({ document }) => document,
  subjectOf: ({ title }, language) => title[language],
  whatOf: ({ dueOn }, language, today) =>
    (dueOn < today ? texts.outdatedFacts : texts.agingFacts)[language],
  detailOf: ({ count }, language) =>
    count === 1
      ? texts.oneFact[language]
      : fill(texts.severalFacts[language], { count: formatNumber(language, count) }),
  addressOf: () => '/admin/facts',
  act: {
    by: 'link',
    label: texts.openFacts,
    namedOf: ({ title }, language) =>
      fill(texts.openFactsNamed[language], { name: title[language] }),
  },
};

/** The licence ends soon, or has ended. */
export const licenceKind: DueKind<Extract<DueFacts, { kind: 'licence' }>> = {
  icon: 'badge-check',
  counted: texts.licences,
  idOf: () => 'licence',
  subjectOf: (_, language) => texts.licence[language],
  whatOf: ({ validUntil }, language, today) =>
    (validUntil < today ? texts.licenceEnded : texts.licenceEnds)[language],
  detailOf: ({ validUntil }, language, today) =>
    fill((validUntil < today ? texts.wasValidUntil : texts.validUntil)[language], {
      day: formatDayOfYear(language, validUntil, 'long'),
    }),
  addressOf: () => '/admin/content/licence?field=licence/validUntil',
  act: {
    by: 'link',
    label: texts.openFacts,
    namedOf: (_, language) =>
      fill(texts.openFactsNamed[language], { name: texts.licence[language] }),
  },
};
