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
