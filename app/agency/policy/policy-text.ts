/** A policy as its page shows it. The build makes it from `content/policy.*.md`. */
export type PolicyText = { title: string; lead: string; sections: PolicySection[] };

export type PolicySection = { title: string; blocks: PolicyBlock[] };

export type PolicyBlock =
  | { kind: 'paragraph'; text: Run[] }
  | { kind: 'list'; items: Run[][] }
  /** What must not be overlooked. */
  | { kind: 'warning'; paragraphs: Run[][] }
  | { kind: 'picture'; address: string; description: string };

/** A piece of text, plain or emphasised. */
export type Run = { text: string; isStrong: boolean };
