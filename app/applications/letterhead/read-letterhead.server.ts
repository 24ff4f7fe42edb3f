import { agencyOf } from '#app/content/agency-of.server.ts';
import type { Content } from '#app/content/snapshot.server.ts';
import type { Letterhead } from './letterhead.ts';

/** The head of what is printed, as the agency is published now. */
export function readLetterhead(services: { content: Content }): Letterhead {
  const { name, address, phones, licence } = agencyOf(services);
  return {
    name: { en: name.en, bn: name.bn },
    address: { en: address.en, bn: address.bn },
    phones: phones.map(({ shown }) => shown),
    licence: licence.trim() || null,
  };
}
