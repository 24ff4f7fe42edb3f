import { fill } from '#app/i18n/fill.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import { checklistTexts } from './checklist.text.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { isLent, itemState } from './item-state.ts';
import { linesWords } from '../contract/lines-words.ts';
import { contractExplained } from './wrong-days.ts';

/** How an item stands, in words: what matters most first. `brief` is for a row that shows by its drawing what is done. */
export function itemWords(
  language: Language,
  item: ChecklistItem,
  today: string,
  { brief = false } = {},
): string {
  const texts = textsIn(checklistTexts, language);
  const dated = (text: string, day: string | null, isShort = brief) =>
    day === null
      ? []
      : [
          fill<string>(text, {
            day: isShort ? formatDayOfYear(language, day, 'long') : formatDay(language, day),
          }),
        ];
  const state = itemState(item, today);
  const main = {
    missing: item.outdated
      ? outdatedWords(language, item.outdated)
      : item.required
        ? brief
          ? []
          : [texts.missing]
        : [texts.notAsked],
    lent: dated(texts.lent, item.dueBackOn),
    overdue: dated(texts.overdue, item.dueBackOn),
    expired: dated(texts.expired, item.expiresOn, false),
    there: [],
  }[state];
  const isExplained = item.code === contractExplained && item.doneOn !== null;
  return [
    ...main,
    ...dated(brief ? '{day}' : texts.done, item.doneOn),
    ...dated(brief ? '{day}' : texts.seen, item.seenOn),
    ...dated(texts.copied, item.copiedOn),
    ...(isLent(item) ? [] : dated(texts.returned, item.returnedOn)),
    ...(state === 'expired' ? [] : dated(texts.expires, item.expiresOn, false)),
    ...(isExplained
      ? [
          fill(texts.inLanguage, { language: item.language }),
          item.copyHandedOver ? texts.copyGiven : texts.noCopy,
          ...(item.lines ? [linesWords(item.lines)[language]] : []),
        ]
      : []),
  ].join(', ');
}

/** That the lines say something else than was explained, and since when. */
function outdatedWords(
  language: Language,
  { doneOn, changedAt }: NonNullable<ChecklistItem['outdated']>,
): string[] {
  const texts = textsIn(checklistTexts, language);
  const day = formatDay(language, changedAt ? todayInDhaka(new Date(changedAt)) : doneOn);
  return [fill(changedAt ? texts.changedOn : texts.changedSince, { day })];
}
