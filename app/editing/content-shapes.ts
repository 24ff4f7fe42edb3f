import * as v from 'valibot';
import { languages } from '#app/i18n/language.ts';

const moment = v.pipe(v.string(), v.description('ISO 8601, UTC'));

const locale = v.picklist(languages);

const person = v.nullable(v.object({ name: v.string(), email: v.string() }));

/** By language, where a leaf was changed or confirmed in it. */
const stamps = v.object({ en: v.optional(moment), bn: v.optional(moment) });

/** What is wrong with a leaf: a sentence in the reader's language that begins with the field's label. */
const finding = v.object({
  document: v.string(),
  path: v.string(),
  locale: v.nullable(locale),
  code: v.string(),
  message: v.string(),
});

export type FindingAnswer = v.InferOutput<typeof finding>;

export const findings = { faults: v.array(finding), warnings: v.array(finding) };

/** A leaf in its three states. What is absent has no value there: `draft` where the leaf is not in the draft. */
export const leaf = v.object({
  default: v.optional(v.unknown()),
  published: v.optional(v.unknown()),
  draft: v.pipe(v.optional(v.unknown()), v.description('null: removed, or emptied')),
  version: v.pipe(
    v.number(),
    v.description('0 until somebody changes it; the base of the next change'),
  ),
  by: person,
  at: v.nullable(moment),
  stamps,
  stale: v.pipe(
    v.nullable(v.object({ locale, since: moment })),
    v.description('The language that was not changed with the other one'),
  ),
  isRestored: v.pipe(
    v.optional(v.boolean()),
    v.description('The draft of it is an earlier version, put back'),
  ),
  shippedChanged: v.pipe(
    v.boolean(),
    v.description('A new version of the site ships another text than the published one replaced'),
  ),
});

export type LeafAnswer = v.InferOutput<typeof leaf>;

export const editedDocument = v.object({
  _id: v.string(),
  version: v.number(),
  leaves: v.record(v.string(), leaf),
  standIns: v.pipe(
    v.record(v.string(), v.object({ en: v.string(), bn: v.string() })),
    v.description('What pages show in the place of optional fields that are empty, by path'),
  ),
  ...findings,
});

export const savedLeaves = v.object({
  version: v.number(),
  leaves: v.pipe(v.record(v.string(), leaf), v.description('Those of the call')),
  ...findings,
});

export const listedDocument = v.object({
  _id: v.string(),
  kind: v.string(),
  title: v.object({ en: v.string(), bn: v.string() }),
  pages: v.pipe(v.array(v.string()), v.description('The paths of the English pages that show it')),
  state: v.picklist(['default', 'published', 'draft', 'deleted']),
  version: v.number(),
  changedAt: v.nullable(moment),
  changedBy: person,
  publishedAt: v.nullable(moment),
  publishedBy: person,
  askedAt: v.nullable(moment),
  askedBy: person,
  deletedAt: v.nullable(moment),
  run: v.pipe(
    v.nullable(
      v.object({
        phase: v.picklist(['draft', 'coming', 'current', 'ended']),
        from: v.nullable(moment),
        until: v.nullable(moment),
        urgent: v.boolean(),
      }),
    ),
    v.description('Of a notice: from when until when visitors see it, and whether they do now'),
  ),
  guardedChange: v.pipe(
    v.nullable(v.object({ at: moment, by: person, fields: v.array(v.string()) })),
    v.description('The latest publication of what only an owner publishes, for 7 days'),
  ),
  todo: v.object({
    missing: v.number(),
    stale: v.number(),
    sample: v.number(),
    lost: v.number(),
  }),
  matches: v.optional(
    v.array(v.object({ path: v.string(), locale: v.nullable(locale), excerpt: v.string() })),
  ),
});

export const revision = v.object({
  _id: v.string(),
  number: v.nullable(v.number()),
  state: v.picklist(['published', 'discarded', 'erased']),
  at: v.nullable(moment),
  by: person,
  changed: v.pipe(
    v.record(v.string(), v.array(locale)),
    v.description('The changed fields, with the languages of texts'),
  ),
  note: v.string(),
  publication: v.nullable(v.string()),
  restoredFrom: v.nullable(v.string()),
});

export const wholeRevision = v.object({
  ...revision.entries,
  fields: v.pipe(
    v.record(v.string(), v.unknown()),
    v.description('Every field with its value as of then'),
  ),
});

/** One changed leaf, before and after, in one language or, for a fact, in both. */
const change = v.object({
  document: v.string(),
  path: v.string(),
  locale: v.nullable(locale),
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
});

export type ChangeAnswer = v.InferOutput<typeof change>;

export const rehearsal = v.object({
  changes: v.array(change),
  held: v.pipe(v.array(change), v.description('Changes that stay in the draft for an owner')),
  foreign: v.pipe(
    v.array(finding),
    v.description('Why, where a field is not guarded: it brings in a number or an address'),
  ),
  ...findings,
  pages: v.array(
    v.object({
      path: v.string(),
      locale,
      bytes: v.pipe(v.number(), v.description('With its styles, compressed')),
      before: v.number(),
    }),
  ),
});

export const modified = v.object({ modifiedCount: v.number() });

export const published = v.object({ acknowledged: v.literal(true), insertedId: v.string() });

/** What a client sends. */
export const saveBody = v.object({
  editor: v.pipe(
    v.string(),
    v.regex(/^[\w-]{8,64}$/, 'invalid'),
    v.description('An id of the open screen'),
  ),
  sequence: v.pipe(
    v.number(),
    v.safeInteger('invalid'),
    v.minValue(0, 'invalid'),
    v.description('Rises with each save of the screen'),
  ),
  changes: v.pipe(
    v.array(
      v.object({
        path: v.pipe(v.string(), v.maxLength(300, 'too_long')),
        base: v.pipe(
          v.number(),
          v.safeInteger('invalid'),
          v.minValue(0, 'invalid'),
          v.description('The version of the leaf that it was typed over'),
        ),
        value: v.pipe(
          v.unknown(),
          v.description(
            'A text as {en, bn}, lines as an array of them, a fact, the keys of a list in their order; null removes an item or empties a field that may be empty, true adds an item or puts it back',
          ),
        ),
      }),
    ),
    v.minLength(1, 'required'),
    v.maxLength(200, 'out_of_range'),
  ),
});

export const confirmationBody = v.object({
  path: v.pipe(v.string(), v.maxLength(300, 'too_long')),
  locale,
  version: v.pipe(
    v.optional(v.pipe(v.number(), v.safeInteger('invalid'), v.minValue(0, 'invalid'))),
    v.description('The version of the leaf that was read; of another one nothing is noted'),
  ),
});

const documentId = v.pipe(v.string(), v.maxLength(100, 'too_long'));

const someDocuments = v.pipe(
  v.array(documentId),
  v.minLength(1, 'required'),
  v.maxLength(50, 'out_of_range'),
);

/** Changes that stay in their drafts. */
const without = v.pipe(
  v.optional(
    v.pipe(
      v.array(
        v.object({
          document: documentId,
          path: v.pipe(v.string(), v.maxLength(300, 'too_long')),
        }),
      ),
      v.maxLength(500, 'out_of_range'),
    ),
    [],
  ),
  v.description('Fields whose changes are left out, and stay in the draft'),
);

export type LeftOut = v.InferOutput<typeof without>;

export const rehearsalBody = v.object({ documents: someDocuments, without });

/** Made by the caller, so that a repeat finds the first answer. */
export const publicationKey = v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/, 'invalid'));

export const publicationBody = v.object({
  key: publicationKey,
  documents: v.pipe(
    v.array(
      v.object({
        _id: documentId,
        version: v.pipe(v.number(), v.safeInteger('invalid'), v.minValue(0, 'invalid')),
      }),
    ),
    v.minLength(1, 'required'),
    v.maxLength(50, 'out_of_range'),
  ),
  without,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'too_long')), ''),
});

export const reversalBody = v.object({ key: publicationKey });
