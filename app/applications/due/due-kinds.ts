import { lastCall } from '#app/calls/last-call.ts';
import { type Input, callApi } from '#app/http/api-client.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { DueKind } from '#app/work/due.ts';
import { nextSteps } from '../stage.ts';
import { applicantGreeting } from '../case/applicant-greeting.ts';
import { applicationActs } from '../case/application-acts.ts';
import { applicationDeskTexts } from '../case/staff-applications.text.ts';
import type { DueCall, DueLine, DueOriginal, DuePaper, DueStep } from './due-line.ts';
import { dueTexts as texts } from './due.text.ts';

/** What the lines about an applicant have in common. */
const applicant = {
  subjectOf: ({ name }: DueLine) => name,
  addressOf: ({ application }: DueLine) => `/admin/case/${application}`,
  whoOf: ({ phone, receiptNumber, assigneeName }: DueLine) => ({
    ...{ phone, receiptNumber, with: assigneeName },
  }),
  greetingOf: applicantGreeting,
};

/** The same of those about a paper. */
const paper = {
  ...applicant,
  idOf: ({ application, item }: DueOriginal | DuePaper) => `${application}:${item.code}`,
  addressOf: ({ application }: DueLine) => `/admin/case/${application}#papers`,
};

/** Somebody to be called again. */
export const callKind: DueKind<DueCall> = {
  ...applicant,
  icon: 'alarm-clock',
  counted: texts.calls,
  idOf: ({ application }) => application,
  whatOf: (_, language) => texts.call[language],
  detailOf: lastCall,
  act: {
    by: 'call',
    acts: {
      ...applicationActs,
      uncall: (id) => callApi('DELETE /api/application/:id/call', { params: { id } }),
    },
    offerOf: ({ contacted }) => (contacted ? undefined : applicationDeskTexts.markToo),
    recordOf: ({ version, outcome, note, dueOn: followUpOn }) => ({
      ...{ version, outcome, note, followUpOn },
    }),
  },
};

/** The next step of a case. */
export const stepKind: DueKind<DueStep> = {
  ...applicant,
  icon: 'calendar-clock',
  counted: texts.steps,
  idOf: ({ application }) => application,
  whatOf: ({ step }, language) => nextSteps[step][language],
  detailOf: ({ text }) => text,
  act: {
    by: 'press',
    icon: 'check',
    label: texts.done,
    named: texts.doneNamed,
    done: texts.isDone,
    send: (line) => plan(line, { version: line.version, step: null }),
    takeBack: (line, version) => {
      const { step, text, dueOn: on } = line;
      return plan(line, { version, step, text, on, again: true });
    },
  },
};

function plan(
  { application: id }: DueStep,
  body: Input<'PUT /api/application/:id/next-step'>['body'],
) {
  return callApi('PUT /api/application/:id/next-step', { params: { id }, body });
}

/** An original that was lent to the office. */
export const originalKind: DueKind<DueOriginal> = {
  ...paper,
  icon: 'file-check',
  counted: texts.originals,
  whatOf: ({ item }, language) => fill(texts.original[language], { item: item.name[language] }),
  detailOf: dayOf(texts.dueBack, texts.wasDueBack),
  act: {
    by: 'press',
    label: texts.givenBack,
    named: texts.givenBackNamed,
    done: texts.isGivenBack,
    send: (line, today) => check(line, { ...line.marks, version: line.version, returnedOn: today }),
    takeBack: (line, version) => check(line, { ...line.marks, version }),
  },
};

function check(
  { application: id, item }: DueOriginal,
  body: Input<'PUT /api/application/:id/checklist/:item'>['body'],
) {
  const params = { id, item: item.code };
  return callApi('PUT /api/application/:id/checklist/:item', { params, body });
}

/** A paper that expires, or has expired. */
export const paperKind: DueKind<DuePaper> = {
  ...paper,
  icon: 'clock',
  counted: texts.papers,
  whatOf: ({ item, dueOn }, language, today) =>
    fill((dueOn < today ? texts.expired : texts.paper)[language], { item: item.name[language] }),
  detailOf: dayOf(texts.validUntil, texts.wasValidUntil),
};

function dayOf(onTime: Bilingual, late: Bilingual) {
  return ({ dueOn }: DueLine, language: Language, today: string) =>
    fill((dueOn < today ? late : onTime)[language], {
      day: formatDayOfYear(language, dueOn, 'long'),
    });
}
