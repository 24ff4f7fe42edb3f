/** The drawing in place of a picture that is not to be shown. A file of its own, because public pages read it without the schemas. */
export const drawnPerson = '/illustrations/gallery-person.svg';
