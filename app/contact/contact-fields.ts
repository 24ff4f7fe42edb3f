/** The fields in the order of the form, with the bounds of the specification in UTF-16 units. */
export const contactFields = {
  name: { shortest: 5, longest: 30 },
  number: { shortest: 5, longest: 20 },
  email: { shortest: 5, longest: 40 },
  reference: { shortest: 5, longest: 40 },
  address: { shortest: 5, longest: 100 },
} as const;

export type ContactField = keyof typeof contactFields;
