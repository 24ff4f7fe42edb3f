import * as v from 'valibot';

const bilingual = v.object({ en: v.string(), bn: v.string() });

/** What somebody published of a document on a day, which others are told of for a week: never what stands in it. */
<<<<<<<< HEAD:app/editing/history/published-line.ts
export const publishedLine = v.object({
========
export const reportedPublication = v.object({
>>>>>>>> h3:app/editing/history/reported-publication.ts
  kind: v.literal('published'),
  dueOn: v.string(),
  document: v.string(),
  title: bilingual,
  name: v.pipe(v.string(), v.description('Who published it; empty for a command')),
  at: v.pipe(v.string(), v.description('The last time on that day, ISO 8601, UTC')),
  fields: v.array(bilingual),
  isGuarded: v.pipe(
    v.boolean(),
    v.description('Only an owner publishes it, and every account is told; of the rest owners are'),
  ),
});

<<<<<<<< HEAD:app/editing/history/published-line.ts
export type PublishedLine = v.InferOutput<typeof publishedLine>;
========
export type ReportedPublication = v.InferOutput<typeof reportedPublication>;
>>>>>>>> h3:app/editing/history/reported-publication.ts
