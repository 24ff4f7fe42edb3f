import { type JobOrderFields, noJobOrder } from '#app/job-orders/job-order.ts';

/** A job order of which nothing is missing, valid until a day. */
export function completeJobOrder(
  validUntil: string,
  more: Partial<JobOrderFields> = {},
): JobOrderFields {
  const given = { by: 'employer', words: { en: 'Sample words', bn: 'নমুনা কথা' } } as const;
  return {
    ...noJobOrder,
    title: { en: 'Sample kitchen helper', bn: 'নমুনা রান্নাঘরের সহকারী' },
    ...{ employer: 'Sample Hotel', city: 'Budapest', country: 'hu' },
    ...{ wage: 1234, currency: 'EUR', per: 'month', pay: 'net', hours: 40 },
    daysOff: { week: 1, year: 20, paid: true },
    contractMonths: 24,
    ...{ lodging: given, food: given, transport: given, ticketPaidBy: 'employer' },
    ...{ seats: 10, workerFeeBdt: 1234 },
    whoPays: { en: 'Sample sentence', bn: 'নমুনা বাক্য' },
    ...{ demandLetterNo: 'SAMPLE-D-1', demandLetterOn: '2026-10-01' },
    ...{ permissionNo: 'SAMPLE-P-1', permissionOn: '2026-10-02', validUntil },
    ...more,
  };
}
