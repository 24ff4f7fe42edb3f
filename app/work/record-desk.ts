import type { ReactNode } from 'react';
import type { CallActions } from '#app/calls/call-form.tsx';
import type { Greeting } from '#app/calls/contact-links.tsx';
import type { CalledRecord } from '#app/calls/call.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { Texts } from '#app/i18n/text.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { RowState } from './row-state.ts';
import type { OrTheirs } from './theirs.ts';

/** What a row and its panel need of a record, whatever it is about. */
export type WorkedOn = CalledRecord & {
  name: string;
  createdAt: string;
  phoneE164: string | null;
  flags: string[];
};

type Marked = Promise<ApiResult<{ modifiedCount: number }>>;

/** What is done to a record in its row: those of the page's actions. */
export type RecordActs<Row extends WorkedOn> = CallActions<Row> & {
  mark: (id: string) => Marked;
  unmark: (id: string) => Marked;
  putBack: (id: string, body: { version: number; reason: string }) => Promise<OrTheirs<Row>>;
  remove: (id: string) => Promise<ApiResult<{ deletedCount: number }>>;
  restore: (id: string) => Promise<ApiResult<{ restoredCount: number }>>;
};

/** What only this desk says: of its mark, of putting back, of deleting. */
type DeskWords =
  | ('done' | 'mark' | 'markNamed' | 'marked' | 'markToo' | 'nowMarked')
  | ('more' | 'backQuestion' | 'reason' | 'backHint' | 'reasonExample' | 'isBack')
  | ('remove' | 'removeNamed' | 'question' | 'consequence' | 'removed');

/** A kind of records as staff work on them in a list: a row for each, which unfolds. */
export type RecordDesk<Row extends WorkedOn> = {
  acts: RecordActs<Row>;
  texts: Record<DeskWords, Bilingual>;
  /** What staff should look at, by its code. */
  flagTexts: Texts;
  markIcon: IconName;
  /** What the name of a row is a heading of, by what stands above the list. */
  level: 'h2' | 'h3';
  /** In characters, why somebody is put back. */
  reasonLength: { min: number; max: number };
  isMarked: (row: Row) => boolean;
  /** What a row is once it is marked. */
  marked: (row: Row) => Row;
  stateOf: (row: Row, now: Date) => RowState;
  /** The number as it was typed. */
  phoneOf: (row: Row) => string;
  greetingOf: (row: Row) => Greeting;
  /** What somebody else has made of the record, where it was to be put back. */
  meanwhile: (theirs: Row, language: Language) => string;
  /** What tells rows of one name apart. */
  detailOf: (row: Row) => string;
  /** Who it is, under the name beside the list. */
  whoOf: (row: Row, language: Language) => string[];
  /** The second line of a row; `age` says how long they have waited. */
  about: (row: Row, state: RowState, age: ReactNode) => ReactNode;
  /** Beside the number. */
  beside?: (row: Row) => ReactNode;
  /** Above the call, once the row was unfolded: who else it may be. */
  others?: (row: Row) => ReactNode;
  /** Above the call: what it is about. */
  asked?: (row: Row) => ReactNode;
  /** Beside the mark. */
  links?: (row: Row) => ReactNode;
  /** Below that: what was told. */
  details: (row: Row) => ReactNode;
  /** At the end. */
  foot?: (row: Row) => ReactNode;
};
