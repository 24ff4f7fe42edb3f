/**
 * A document that staff have touched: what differs from the shipped content, live and as a draft. A document
 * without a row is as it was shipped.
 */
export type ContentDocumentTable = {
  _id: string;
  kind: string;
  /** JSON: the live overrides by field (`Override`); null where everything is as shipped. */
  published: string | null;
  publishedRevision: number | null;
  /** JSON: the changed leaves by path (`DraftLeaf`); null without a draft. */
  draft: string | null;
  /** Counts changes. The version of a leaf is the document's at the leaf's last change. */
  version: number;
  changedAt: string;
  /** Id of the staff member; null for a command. */
  changedBy: string | null;
  /** When somebody asked the owner to publish guarded fields of the draft. */
  askedAt: string | null;
  askedBy: string | null;
  createdAt: string;
  /** When it was moved to the trash (notices alone). */
  deletedAt: string | null;
};

/** Append-only: a document's overrides as once published, or a draft that was discarded. */
export type ContentRevisionTable = {
  _id: string;
  document: string;
  /** Null for a discarded draft. */
  number: number | null;
  state: 'published' | 'discarded' | 'erased';
  /** JSON: all overrides after it, or the discarded leaves. */
  value: string;
  /** JSON: the languages changed of each field. */
  changed: string;
  at: string;
  by: string | null;
  /** The publication that it was a part of. */
  publication: string | null;
  note: string;
  /** Id of the revision whose values it brought back. */
  restoredFrom: string | null;
};

/** An uploaded picture in one crop. */
export type ContentPictureTable = {
  /** The key of its files, as in `image`. */
  key: string;
  shape: string;
  /** JSON: the part that is shown, `{x, y, zoom}`. */
  focus: string;
  /** Of the master, in pixels. */
  width: number;
  height: number;
  /** The key of the master's file, which is not to be guessed from the picture's. */
  master: string;
};

/** Which revisions show a picture; the sweep of unused pictures spares these. */
export type ContentPictureUseTable = {
  key: string;
  document: string;
  /** Id of a revision, or `draft`. */
  revision: string;
};

/** A font cut down to the published words. Made anew where it is missing. */
export type ContentFontTable = {
  /** The hash of the words and faces. */
  set: string;
  face: string;
  /** WOFF2, as base64. */
  bytes: string;
  createdAt: string;
};
