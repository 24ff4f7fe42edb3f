import { type CountryStatus, countryStatuses } from '#app/content/kinds/parts/country-status.ts';
import { type Checked, factState } from '#app/content/shelf-life/fact-state.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';

/** What the badge of a country says: its status, or that nobody has looked lately. */
export type ShownStatus = CountryStatus | 'old';

/** A country that is said to be open is so while that was checked lately; every other status stands. */
export function shownStatus(
  status: Checked & { value: CountryStatus },
  today: string,
): ShownStatus {
  const isOpen = status.value === 'open';
  return isOpen && factState('countryStatus', status, today) !== 'fresh' ? 'old' : status.value;
}

export const shownStatuses: Record<ShownStatus, Bilingual> = {
  ...countryStatuses,
  old: { en: 'Not checked recently', bn: 'সম্প্রতি দেখা হয়নি' },
};

export const statusIcons: Record<ShownStatus, IconName> = {
  open: 'circle-check',
  limited: 'circle-alert',
  paused: 'pause',
  closed: 'ban',
  checking: 'search',
  old: 'calendar-clock',
};
