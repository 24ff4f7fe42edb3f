import type { Bilingual } from '#app/i18n/language.ts';

/** A whole number of taka in words, as receipts and cheques here write it: in lakh and crore. Below 100 crore. */
export function amountInWords(taka: number): Bilingual {
  return {
    en: `${wordsOf(taka, english)} taka only`.replace(/^./, (first) => first.toUpperCase()),
    bn: `${wordsOf(taka, bengali)} টাকা মাত্র`,
  };
}

type Words = {
  /** Of the numbers below a hundred. */
  small: (number: number) => string;
  /** Between a number and what it counts. */
  hundred: string;
  thousand: string;
  lakh: string;
  crore: string;
};

/** Each further part counts what the part before it leaves over. */
function wordsOf(number: number, words: Words): string {
  const parts: [count: number, unit: string][] = [
    [Math.floor(number / 10_000_000), words.crore],
    [Math.floor(number / 100_000) % 100, words.lakh],
    [Math.floor(number / 1000) % 100, words.thousand],
    [Math.floor(number / 100) % 10, words.hundred],
    [number % 100, ''],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${words.small(count)}${unit}`)
    .join(' ');
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const english: Words = {
  small(number) {
    if (number < 20) return ones[number] ?? '';
    const ten = tens[Math.floor(number / 10) - 2] ?? '';
    return number % 10 === 0 ? ten : `${ten}-${ones[number % 10]}`;
  },
  hundred: ' hundred',
  thousand: ' thousand',
  lakh: ' lakh',
  crore: ' crore',
};

/** From one to ninety-nine: each has a name of its own. */
const bengaliSmall = `
  এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ
  এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ বিশ
  একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ ত্রিশ
  একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ চল্লিশ
  একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ পঞ্চাশ
  একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট ষাট
  একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর সত্তর
  একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি আশি
  একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই নব্বই
  একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই
`
  .trim()
  .split(/\s+/);

const bengali: Words = {
  small: (number) => bengaliSmall[number - 1] ?? '',
  hundred: 'শ',
  thousand: ' হাজার',
  lakh: ' লাখ',
  crore: ' কোটি',
};
