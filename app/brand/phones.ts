import { agency } from '#content/agency.ts';

/** The agency's telephone numbers: how each is written, and the address that calls it. */
export const phones = agency.phones.map(linkTo);

/** The one to show where there is room for one. */
export const mainPhone = linkTo(agency.phones[0]);

function linkTo({ shown, dialled }: (typeof agency.phones)[number]) {
  return { number: shown, href: `tel:${dialled}` };
}
