import { checkLinks, checkNames } from '#app/content/check-names.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';

/** How people check what somebody promises them: pages by the last part of their address (decision 63). */
export const safeLinks = {
  verify: { label: checkLinks.verify, icon: 'shield-check' },
  costs: { label: checkLinks.costs, icon: 'wallet' },
  status: { label: checkLinks.status, icon: 'route' },
  countries: { label: checkNames.countries, icon: 'map-pin' },
  complaints: { label: checkNames.complaints, icon: 'mail' },
} satisfies Record<string, { label: Bilingual; icon: IconName }>;

export type SafeName = keyof typeof safeLinks;
