import * as v from 'valibot';

const bilingual = v.object({ en: v.string(), bn: v.string() });

/** What somebody published of a document on a day, which others are told of for a week: never what stands in it. */
export const publishedLine = v.object({
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

export type PublishedLine = v.InferOutput<typeof publishedLine>;
