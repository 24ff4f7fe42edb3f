import * as v from 'valibot';

const fingerprint = v.object({ rows: v.number(), hash: v.string() });

/** The description of an archive, in its last file: without it the archive is truncated. */
export const manifest = v.object({
  format: v.literal(1),
  createdAt: v.string(),
  /** The last migration of the data. */
  schema: v.string(),
  tables: v.record(v.string(), fingerprint),
  pictures: v.object({ files: v.number(), hash: v.string() }),
  /** Pictures that records refer to but the store did not have. */
  missingPictures: v.array(v.string()),
  /** Whether the secrets are included, which requires encryption. */
  secrets: v.boolean(),
});

export type Manifest = v.InferOutput<typeof manifest>;
