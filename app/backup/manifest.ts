import * as v from 'valibot';

const fingerprint = v.object({ rows: v.number(), hash: v.string() });

/** The description of an archive, in its last file: without it the archive is truncated. */
export const manifest = v.object({
  /** 2 for what changed since a whole archive: an older program would restore it without its pictures. */
  format: v.picklist([1, 2]),
  createdAt: v.string(),
  /** The last migration of the data. */
  schema: v.string(),
  tables: v.record(v.string(), fingerprint),
  pictures: v.object({ files: v.number(), hash: v.string() }),
  /** Pictures that records refer to but the store did not have. */
  missingPictures: v.array(v.string()),
  /** Of changes: the whole archive before them, and which of its pictures were still there. */
  base: v.optional(v.object({ archive: v.string(), pictures: v.array(v.string()) })),
  /** Whether the secrets are included, which requires encryption. */
  secrets: v.boolean(),
});

export type Manifest = v.InferOutput<typeof manifest>;
