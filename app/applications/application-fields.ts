/** The longest each text may be, in UTF-16 units. Protective only; nobody needs as much. */
export const longest = {
  name: 120,
  job: 120,
  experience: 300,
  email: 254,
  phone: 40,
  passport: 40,
  address: 500,
  reference: 120,
  present: 80,
  interested: 80,
  helperName: 120,
  helperPhone: 40,
} as const;

/**
 * Which consent the form asks for now: the day on which its words (`applicationTexts.consent`) were
 * written, and after how many months an application is erased, which they name: `2026-11-22/18`.
 */
export function consentVersion(retentionMonths: number): string {
  return `2026-11-22/${retentionMonths}`;
}

/** The fields in the order of the form. */
export const applicationFields = [
  'name',
  'birth',
  'phone',
  'email',
  'address',
  'job',
  'experience',
  'passport',
  'reference',
  'present',
  'interested',
] as const;

export type ApplicationField = (typeof applicationFields)[number];
