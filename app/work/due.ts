import type { CallActions } from '#app/calls/call-form.tsx';
import type { Greeting } from '#app/calls/contact-links.tsx';
import type { CalledRecord } from '#app/calls/call.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';

/** Whose work: of the records that one is responsible for, of those that nobody is, or of all. */
export const whoseCodes = ['all', 'mine', 'nobody'] as const;

export type Whose = (typeof whoseCodes)[number];

/**
 * How one kind of what is due is shown in Today, and worked through. Each desk says it of its own lines; written as methods, so
 * that Today can ask it of the lines of all.
 */
export type DueKind<Line> = {
  icon: IconName;
  /** What they are called where they are counted. */
  counted: Bilingual;
  /** What names a line on the page, and stays its own when the list is loaded anew; the kind stands before it. */
  idOf(line: Line): string;
  /** Whom or what a line is about, what is to be done, and what one must know for it. */
  subjectOf(line: Line, language: Language): string;
  whatOf(line: Line, language: Language, today: string): string;
  detailOf(line: Line, language: Language, today: string): string;
  /** Where more is to be seen. */
  addressOf(line: Line): string;
  /** What else stands in the line. */
  whoOf?(line: Line): {
    name?: string;
    phone?: string;
    receiptNumber?: string;
    with?: string | null;
  };
  /** The day on which it happened, for what is late on no day. */
  happenedOn?(line: Line): string;
  /** The text that is prepared for somebody who can be called; what has none is printed for no desk. */
  greetingOf?(line: Line): Greeting;
  act?: DueCallAct<Line> | DuePress<Line> | DueLink<Line>;
};

type Counted = Promise<ApiResult<{ modifiedCount: number }>>;

/** A call is noted, and perhaps marked, too. */
export type DueCallAct<Line> = {
  by: 'call';
  acts: CallActions<CalledRecord> & {
    mark: (id: string) => Counted;
    unmark: (id: string) => Counted;
    uncall: (id: string) => Counted;
  };
  /** What to offer with the call, as `CallForm` takes it. */
  offerOf(line: Line): Bilingual | undefined;
  recordOf(line: Line): Omit<CalledRecord, '_id'>;
};

type Versioned = Promise<ApiResult<{ version: number }>>;

/** One press does it, and another takes it back. */
export type DuePress<Line> = {
  by: 'press';
  icon?: IconName;
  label: Bilingual;
  /** With `{what}` and `{name}`. */
  named: Bilingual;
  /** What is said then, with `{what}`. */
  done: Bilingual;
  send(line: Line, today: string): Versioned;
  takeBack(line: Line, version: number): Versioned;
};

/** A link leads to where it is done. */
type DueLink<Line> = {
  by: 'link';
  label: Bilingual;
  namedOf?(line: Line, language: Language): string;
};
