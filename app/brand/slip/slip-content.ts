import { type Bilingual, type Language, otherLanguage } from '#app/i18n/language.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';

/** What a receipt says, on the page, in its picture and as text. Names nobody: it may be kept on a stranger's phone. */
export type SlipContent = {
  title: string;
  /** That it was taken. */
  taken: Bilingual;
  /** What is read out on the telephone, in large letters. */
  numbers: { label: string; number: string }[];
  facts: { label: string; fact: string }[];
  /** What we do now, by when, and from which telephone numbers. */
  next: { icon: IconName; says: string; day: string | null; how: string | null; from: string[] };
  /** The first is the loudest. */
  warnings: Bilingual[];
  verify: { asks: string; address: string };
  /** The name of the picture's file. */
  fileName: string;
};

/** A receipt as text. What was taken and what nobody may ask is there in both languages: its reader may know only one. */
export function slipText(slip: SlipContent, language: Language): string {
  const { title, taken, numbers, facts, next, warnings, verify } = slip;
  const other = otherLanguage(language);
  return [
    title,
    taken[language],
    ...numbers.map(({ label, number }) => `${label}: ${number}`),
    ...facts.map(({ label, fact }) => `${label}: ${fact}`),
    [next.says, next.day, next.how, ...next.from].filter(Boolean).join(' '),
    ...warnings.map((warning) => warning[language]),
    taken[other],
    ...warnings.map((warning) => warning[other]),
    `${verify.asks} ${verify.address}`,
  ].join('\n');
}
