import type { Language } from '#app/i18n/language.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';
import type { NoticeContent } from './notice-fields.ts';

/** A published notice, by its id. It has a beginning: publishing sets one where staff have not. */
export type Notice = NoticeContent & { readonly _key: string; readonly from: string };

/** What visitors see of the notices at some moment. */
export type News = {
  /** Whether a notice was ever published: without one there is no page of them. */
  wasEver: boolean;
  /** Urgent ones first, then the newest. */
  current: readonly Notice[];
  /** Those that ended in the last 12 months, the latest first. */
  earlier: readonly Notice[];
};

export const noNews: News = { wasEver: false, current: [], earlier: [] };

/** How many notices may run at once. */
export const noticeLimit = 10;

const earlierMonths = 12;

/** The notices that run at a moment, and those that have. */
export function newsAt(notices: readonly Notice[], wasEver: boolean, now: Date): News {
  const at = now.toISOString();
  return {
    wasEver,
    current: notices.filter(({ from, until }) => from <= at && at < until).sort(byWeight),
    earlier: notices
      .filter(({ until }) => until <= at && at < forgottenAt(until))
      .sort((a, b) => (a.until < b.until ? 1 : -1)),
  };
}

function byWeight(a: Notice, b: Notice): number {
  if (Boolean(a.urgent) !== Boolean(b.urgent)) return a.urgent ? -1 : 1;
  // Ids rise with time.
  return `${a.from} ${a._key}` < `${b.from} ${b._key}` ? 1 : -1;
}

/** Until when a notice that ends at a moment stands among the earlier ones. */
function forgottenAt(until: string): string {
  return monthsBefore(new Date(until), -earlierMonths).toISOString();
}

/** When the news of some notices are next another than at a moment; null where they stay. */
export function nextTurn(notices: readonly Notice[], now: Date): Date | null {
  const turns = notices.flatMap(({ from, until }) => [from, until, forgottenAt(until)]);
  const next = turns
    .filter((moment) => moment > now.toISOString())
    .reduce((first, moment) => (first && first < moment ? first : moment), '');
  return next ? new Date(next) : null;
}

/** When the news of some notices last became another, until a moment; undefined where they never did. */
export function lastTurn(notices: readonly Notice[], now: Date): string | undefined {
  const at = now.toISOString();
  const turns = notices.flatMap(({ from, until }) => [from, until]);
  return turns.filter((moment) => moment <= at).reduce(later, undefined);
}

/** The later of two moments (ISO 8601). */
export function later(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}

/** How many notices run at the busiest moment from now on. */
export function busiest(notices: readonly Notice[], now: Date): number {
  const at = now.toISOString();
  const beginnings = notices.map(({ from }) => later(from, at));
  const running = beginnings.map(
    (moment) => notices.filter(({ from, until }) => from <= moment && moment < until).length,
  );
  return Math.max(0, ...running);
}

/** The language that a visitor reads a notice in: Bengali until every text of it has its English. */
export function languageOf({ title, body }: Notice, language: Language): Language {
  const texts = [
    title,
    ...body.flatMap(({ text, items = [] }) => [...(text ? [text] : []), ...items]),
  ];
  // What was sent to a browser has one language alone.
  return texts.every((text) => text[language]?.trim()) ? language : 'bn';
}
