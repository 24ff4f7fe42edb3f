import { bengaliPartOfDay, timeInDhaka, todayInDhaka } from './dhaka-time.ts';
import { formatDay, formatDigits, locales, perLanguage } from './format.ts';
import type { Language } from './language.ts';

const ages = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** A time (ISO 8601 in UTC) as day and time of day in Dhaka. */
export function formatMoment(language: Language, moment: string): string {
  const date = new Date(moment);
  const day = formatDay(language, todayInDhaka(date));
  return language === 'en' ? `${day} at ${timeInDhaka(date)}` : `${day}, ${bengaliTime(date)}`;
}

/** The same within a sentence: `today at 03:10`, `yesterday at …`, `on 5 March 1998 at …`. */
export function formatRecentMoment(language: Language, moment: string, now: Date): string {
  const date = new Date(moment);
  const days = (Date.parse(todayInDhaka(now)) - Date.parse(todayInDhaka(date))) / 86_400_000;
  if (days !== 0 && days !== 1) {
    const text = formatMoment(language, moment);
    return language === 'en' ? `on ${text}` : text;
  }
  const day = ages(language).format(-days, 'day');
  return language === 'en' ? `${day} at ${timeInDhaka(date)}` : `${day} ${bengaliTime(date)}`;
}

function bengaliTime(date: Date): string {
  // The locale data of Bengali would give AM and PM.
  const [hour, minute] = timeInDhaka(date).split(':');
  const time = formatDigits('bn', `${Number(hour) % 12 || 12}:${minute}`);
  return `${bengaliPartOfDay(Number(hour))} ${time}`;
}

/** How long ago a time of these minutes was: `1 minute ago`; after an hour the moment itself. */
export function formatMinutesAgo(language: Language, moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000));
  if (minutes >= 60) return formatRecentMoment(language, moment, now);
  return ages(language).format(-minutes, 'minute');
}

/** A size in bytes as gigabytes, with the unit: `1.5 GB`. Here, because only staff see it, as the moments. */
export function formatGigabytes(language: Language, bytes: number): string {
  const style = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language], style).format(bytes / 1e9);
}
