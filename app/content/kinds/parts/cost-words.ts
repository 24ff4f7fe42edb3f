/** Who pays an item of the costs. */
export const payers = {
  worker: { en: 'You', bn: 'আপনি' },
  employer: { en: 'The employer', bn: 'নিয়োগকর্তা' },
  agency: { en: 'We', bn: 'আমরা' },
  undecided: { en: 'Not entered yet', bn: 'এখনো লেখা হয়নি' },
};

export type Payer = keyof typeof payers;

/** When it is given back. */
export const refunds = {
  none: { en: 'Not given back', bn: 'ফেরত হয় না' },
  if_not_granted: { en: 'If the permit or visa is not granted', bn: 'পারমিট বা ভিসা না হলে' },
  after_6_months: { en: 'In full, after more than 6 months', bn: '৬ মাসের বেশি লাগলে পুরোটা' },
};

/** What the policy says of items, by their codes. */
export const byPolicy: Record<string, { payer?: Payer; refund?: keyof typeof refunds }> = {
  embassy_fee: { payer: 'worker' },
  appointment_fee: { payer: 'worker' },
  file_opening: { refund: 'if_not_granted' },
  office_service: { refund: 'if_not_granted' },
  work_permit: { refund: 'if_not_granted' },
  deposit: { refund: 'after_6_months' },
};
