import { nextSteps } from '#app/applications/case/stage.ts';
import { kindTexts as complaintKindTexts } from '#app/complaints/complaint.text.ts';
import { callTexts } from '#app/calls/calls.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment, formatRecentMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Language } from '#app/i18n/language.ts';
import { doerTexts } from '#app/i18n/log.text.ts';
import { textsIn } from '#app/i18n/text.ts';
import { lineTexts } from './today.text.ts';
import type { TodayLine } from './today.ts';

/** What names a line on the page, and stays its own when the list is loaded anew. */
export function keyOf(line: TodayLine): string {
  switch (line.kind) {
    case 'reveals':
      return `reveals:${line.staffId}`;
    case 'published':
      return `published:${line.document}:${line.at}`;
    case 'message':
      return `message:${line.message}`;
    case 'complaint':
      return `complaint:${line.complaint}`;
    case 'facts':
      return `facts:${line.document}`;
    case 'licence':
      return 'licence';
    case 'original':
    case 'paper':
      return `${line.kind}:${line.application}:${line.item.code}`;
    default:
      return `${line.kind}:${line.application}`;
  }
}

/** A line about somebody who applied or wrote, and can be called. */
export type PersonLine = Exclude<
  TodayLine,
  { kind: 'reveals' | 'complaint' | 'facts' | 'licence' | 'published' }
>;

export function isAboutPerson(line: TodayLine): line is PersonLine {
  return !['reveals', 'complaint', 'facts', 'licence', 'published'].includes(line.kind);
}

/** Whom or what a line is about. */
export function subjectOf(language: Language, line: TodayLine): string {
  switch (line.kind) {
    case 'complaint':
      return line.reference;
    case 'facts':
    case 'published':
      return line.title[language];
    case 'licence':
      return lineTexts.licence[language];
    default:
      return line.name;
  }
}

/** What is to be done. */
export function whatOf(language: Language, line: TodayLine, today: string): string {
  const texts = textsIn(lineTexts, language);
  switch (line.kind) {
    case 'step':
      return nextSteps[line.step][language];
    case 'complaint':
      return line.owed === 'answer' ? texts.answerOwed : texts.endOwed;
    case 'facts':
      return line.dueOn < today ? texts.outdatedFacts : texts.agingFacts;
    case 'published':
      return line.isGuarded ? texts.guardedPublished : texts.staffPublished;
    case 'licence':
      return line.validUntil < today ? texts.licenceEnded : texts.licenceEnds;
    case 'original':
      return fill(texts.original, { item: line.item.name[language] });
    case 'paper':
      return fill(line.dueOn < today ? texts.expired : texts.paper, {
        item: line.item.name[language],
      });
    default:
      return texts[line.kind];
  }
}

/** What one must know for it; empty where there is nothing. */
export function detailOf(language: Language, line: TodayLine, today: string): string {
  const texts = textsIn(lineTexts, language);
  const day = formatDayOfYear(language, line.dueOn, 'long');
  const isLate = line.dueOn < today;
  switch (line.kind) {
    case 'step':
      return line.text;
    case 'complaint': {
      const about = complaintKindTexts[line.about][language];
      return fill(line.owed === 'answer' ? texts.answerBy : texts.closeBy, { about, day });
    }
    case 'facts':
      return line.count === 1
        ? texts.oneFact
        : fill(texts.severalFacts, { count: formatNumber(language, line.count) });
    case 'licence':
      return fill(line.validUntil < today ? texts.wasValidUntil : texts.validUntil, {
        day: formatDayOfYear(language, line.validUntil, 'long'),
      });
    case 'original':
      return fill(isLate ? texts.wasDueBack : texts.dueBack, { day });
    case 'paper':
      return fill(isLate ? texts.wasValidUntil : texts.validUntil, { day });
    case 'reveals': {
      const moment = formatRecentMoment(language, line.at, new Date(line.at));
      return fill(texts.revealsAt, { moment });
    }
    case 'published': {
      const { name, at, fields } = line;
      const moment = formatMoment(language, at);
      const names = fields.map((one) => one[language]).join(', ');
      const by = name || textsIn(doerTexts, language).command;
      const who = fill(texts.publishedBy, { name: by, moment, fields: names });
      return line.isGuarded ? `${who} ${texts.publishedUnknown}` : who;
    }
    default: {
      const outcomes: Record<string, string> = textsIn(callTexts, language);
      return line.note
        ? fill(texts.said, { note: line.note })
        : (outcomes[line.outcome ?? ''] ?? '');
    }
  }
}

/** How late a line is, or by when it is due. */
export function whenOf(language: Language, line: TodayLine, today: string): string {
  const texts = textsIn(lineTexts, language);
  // Told for a week, late on no day.
  const dueOn = line.kind === 'published' ? todayInDhaka(new Date(line.at)) : line.dueOn;
  if (line.kind === 'published' && dueOn < today) return formatDayOfYear(language, dueOn, 'long');
  if (dueOn > today) return formatDayOfYear(language, dueOn, 'long');
  const days = Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000);
  if (days === 0) return texts.lateToday;
  return days === 1 ? texts.lateDay : fill(texts.lateDays, { count: formatNumber(language, days) });
}
