import * as v from 'valibot';

/** What an owner asks of the last months, the current one first, and who did how much in the current one. */
export const monthNumbers = v.object({
  months: v.array(
    v.object({
      month: v.pipe(v.string(), v.description('`yyyy-mm`, in Dhaka')),
      applications: v.number(),
      calls: v.number(),
      visas: v.pipe(v.number(), v.description('Cases that were moved to a granted visa')),
      receivedBdt: v.pipe(v.number(), v.description('Without what was voided')),
      givenBackBdt: v.number(),
    }),
  ),
  people: v.array(
    v.object({
      name: v.nullable(v.string()),
      calls: v.number(),
      reached: v.number(),
      moves: v.pipe(v.number(), v.description('Stages that they moved')),
    }),
  ),
});

export type MonthNumbers = v.InferOutput<typeof monthNumbers>;
