import type { Bilingual } from '#app/i18n/language.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';

/** How people check what somebody promises them: pages by the last part of their address (decision 63). */
export const safeLinks = {
  verify: { label: { en: 'Is this really us?', bn: 'ফোনটা কি আমাদের?' }, icon: 'shield-check' },
  costs: { label: { en: 'What does it cost?', bn: 'কত টাকা লাগে?' }, icon: 'wallet' },
  status: { label: { en: 'Check your application', bn: 'আমার আবেদনের খবর' }, icon: 'route' },
  countries: { label: { en: 'Countries', bn: 'দেশ' }, icon: 'map-pin' },
  complaints: { label: { en: 'Complaints', bn: 'অভিযোগ' }, icon: 'flag' },
} satisfies Record<string, { label: Bilingual; icon: IconName }>;

export type SafeName = keyof typeof safeLinks;
