import { callKind, originalKind, paperKind, stepKind } from '#app/applications/due/due-kinds.ts';
import { complaintKind } from '#app/complaints/desk-page/due-complaint-kind.ts';
import { messageKind } from '#app/contact/inbox/due-message.ts';
import type { DueCallAct, DueKind, DuePress } from '#app/work/due.ts';
import { jobOrderKind } from '#app/job-orders/due-job-order.ts';
import type { LineKind, TodayLine, OverLimit } from './today.ts';
import type { DueFacts } from '#app/facts/due-fact.ts';
import type { PublishedLine } from '#app/editing/history/published-line.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment, formatRecentMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { doerTexts } from '#app/i18n/log.text.ts';
import { otherTexts as texts } from './today.text.ts';

// What is no record that staff work on.

/** Who wanted to see more passport numbers than anybody may. */
const revealsKind: DueKind<OverLimit> = {
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
const publishedKind: DueKind<PublishedLine> = {
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
const factsKind: DueKind<Extract<DueFacts, { kind: 'facts' }>> = {
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
const licenceKind: DueKind<Extract<DueFacts, { kind: 'licence' }>> = {
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

/** What each desk says of its lines. */
const dueKinds: Record<LineKind, DueKind<TodayLine>> = {
  call: callKind,
  message: messageKind,
  complaint: complaintKind,
  step: stepKind,
  original: originalKind,
  paper: paperKind,
  jobOrder: jobOrderKind,
  reveals: revealsKind,
  published: publishedKind,
  facts: factsKind,
  licence: licenceKind,
};

export function kindOf({ kind }: { kind: LineKind }): DueKind<TodayLine> {
  return dueKinds[kind];
}

/** How a call about a line is noted; null where none is. */
export function callActOf(line: { kind: LineKind }): DueCallAct<TodayLine> | null {
  const { act } = kindOf(line);
  return act?.by === 'call' ? act : null;
}

/** How a line is done by one press; null where it is not. */
export function pressOf(line: { kind: LineKind }): DuePress<TodayLine> | null {
  const { act } = kindOf(line);
  return act?.by === 'press' ? act : null;
}
