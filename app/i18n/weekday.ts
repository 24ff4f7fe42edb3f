import type { Bilingual, Language } from './language.ts';

/** From Sunday, as `getUTCDay` counts. */
const weekdays: Bilingual<string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  bn: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
};

/** The name of the weekday on which a day (`yyyy-mm-dd`) falls. */
export function weekdayOf(language: Language, day: string): string {
  return weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}
