/** The forms that ask: the contact form anywhere, that of the air ticket page, and the contact form of an employer. */
export const messageKinds = ['contact', 'airticket', 'employer'] as const;

export type MessageKind = (typeof messageKinds)[number];
