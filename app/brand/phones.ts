import { useFacts } from '#app/content/content-context.ts';
import { dialled } from '#app/content/dialled.ts';
import type { Documents } from '#app/content/documents.ts';

/** A telephone number as it is written, and the address that calls it. */
export type Phone = { number: string; href: string };

/** The agency's numbers, of which it has two; the first is the one to show where there is room for one. */
export function phonesOf({ phones }: Documents['agency']['agency']): [Phone, ...Phone[]] {
  const links = phones.map(({ shown }) => ({ number: shown, href: `tel:${dialled(shown)}` }));
  return links as [Phone, ...Phone[]];
}

export function usePhones(): [Phone, ...Phone[]] {
  return phonesOf(useFacts('agency').agency);
}
