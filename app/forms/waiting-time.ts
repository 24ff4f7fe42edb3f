import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** How long somebody has to wait, in words: minutes, or hours where they are many. Never too short. */
export function waitingTime(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return texts.minute[language];
  if (minutes < 90)
    return fill(texts.minutes[language], { count: formatNumber(language, minutes) });
  const hours = formatNumber(language, Math.ceil(minutes / 60));
  return fill(texts.hours[language], { count: hours });
}

const texts = defineTexts({
  minute: { en: 'a minute', bn: '১ মিনিট' },
  minutes: { en: '{count} minutes', bn: '{count} মিনিট' },
  hours: { en: '{count} hours', bn: '{count} ঘণ্টা' },
});
