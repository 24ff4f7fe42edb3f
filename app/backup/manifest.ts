import * as v from 'valibot';

const fingerprint = v.object({ rows: v.number(), hash: v.string() });

/** What an archive says of itself, in its last file: without it the archive is cut off. */
export const manifest = v.object({
  format: v.literal(1),
  createdAt: v.string(),
  /** The last migration that the data has been through. */
  schema: v.string(),
  tables: v.record(v.string(), fingerprint),
  pictures: v.object({ files: v.number(), hash: v.string() }),
  /** Pictures that records name and the store did not have. */
  missingPictures: v.array(v.string()),
  /** Whether the secrets are in it too, which they are only under encryption. */
  secrets: v.boolean(),
});

export type Manifest = v.InferOutput<typeof manifest>;
