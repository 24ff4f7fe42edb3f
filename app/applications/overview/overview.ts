import * as v from 'valibot';

/** The numbers that staff ask for. Countries, jobs and weeks are those of the last twelve weeks. */
export const overview = v.object({
  waiting: v.number(),
  newToday: v.number(),
  dueToday: v.number(),
  received: v.pipe(v.number(), v.description('Applications of the last twelve weeks')),
  contacted: v.pipe(v.number(), v.description('Those of them that are contacted')),
  untold: v.pipe(
    v.number(),
    v.description('Whose case has moved two weeks ago and who was not told'),
  ),
  oldestWaiting: v.nullable(
    v.object({ _id: v.string(), createdAt: v.string(), receiptNumber: v.string() }),
  ),
  countries: v.array(v.object({ code: v.nullable(v.string()), count: v.number() })),
  jobs: v.array(v.object({ job: v.string(), count: v.number() })),
  weeks: v.array(v.object({ from: v.string(), count: v.number() })),
});

export type Overview = v.InferOutput<typeof overview>;

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
