import type * as v from 'valibot';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { Shelf } from './shelf-life/shelves.ts';

/** What the editor says of a field. Without it, a field does not compile. */
type About = {
  label: Bilingual;
  /** One sentence: what it is for, or what to heed. */
  hint: Bilingual;
};

type Traits = {
  /** Published by the owner alone, after a fresh sign-in. */
  isGuarded?: true;
  /** Sent to the browser in both languages, because a page shows the other one beside its own. */
  isCompanion?: true;
  /** May be absent. */
  isOptional?: true;
  /** On no page as it stands: for programs, or for staff. */
  isMachineOnly?: true;
  /** Never sent to a visitor. */
  isForStaff?: true;
  /** The English may follow later: until then visitors read the Bengali. */
  isEnglishLater?: true;
  /** Words between `**` are bold. */
  hasBold?: true;
};

/** A text in both languages. */
export type BothField = About &
  Traits & {
    type: 'both';
    /** In graphemes. Without it: twice the longer shipped text, at least 60. */
    longest?: number;
    /** Of several lines, in a box that grows. */
    isLong: boolean;
  };

/** What is the same in both languages: a number, an address, a picture. */
export type FactField<Value = unknown> = About &
  Traits & {
    type: 'fact';
    control: Control;
    schema: v.GenericSchema<Value>;
    /** Of the day on which a fact was checked: how that ages. */
    shelf?: Shelf;
  };

/** How the editor asks for a fact. */
export type Control =
  | { kind: 'line' | 'phone' | 'email' | 'address' | 'number' | 'tick' | 'days' | 'position' }
  /** A day, `yyyy-mm-dd`. */
  | { kind: 'day' }
  /** `#rrggbb`, in small letters. */
  | { kind: 'colour' }
  /** A day and a time of day in Dhaka; its value is ISO 8601 in UTC. */
  | { kind: 'moment' }
  | {
      kind: 'choice';
      choices: readonly (string | number)[];
      names?: Record<string, Bilingual>;
      hasFlags?: true;
    }
  /** Any number of them, each with a tick. */
  | { kind: 'choices'; choices: readonly string[]; names: Record<string, Bilingual> }
  | {
      kind: 'picture';
      shape: PictureShape;
      drawings: readonly string[];
      /** Whether what an uploaded one shows is asked for in words, as a part of its value. */
      hasWords?: true;
      /** The path of the colour on which an uploaded one stands. */
      ground?: string;
    };

export type PictureShape = 'portrait' | 'scene' | 'share' | 'mark';

/** Short texts in both languages, one to a line. Changed as one. */
export type LinesField = About &
  Traits & { type: 'lines'; fewest: number; most: number; longest?: number };

/** Rows that staff add, remove and move. Changed field by field, kept and published as one. */
export type ListField<Item extends Fields = Fields> = About &
  Traits & {
    type: 'list';
    fewest: number;
    most: number;
    item: Item;
    /** The field of an item that names it and never changes; without it items carry a `_key`. */
    key?: string;
  };

/** Fields that stand together; not a field itself. */
export type GroupField<Members extends Fields = Fields> = { type: 'group'; fields: Members };

export type Field = BothField | FactField | LinesField | ListField | GroupField;

export type Fields = { [name: string]: Field };

/** The value that a field describes. */
export type ValueOf<F> = F extends { type: 'both' }
  ? Bilingual
  : F extends { type: 'lines' }
    ? readonly Bilingual[]
    : F extends { type: 'fact'; schema: v.GenericSchema<infer Value> }
      ? Value
      : F extends { type: 'list'; item: infer Item }
        ? readonly ({ readonly _key: string } & ContentOf<Item>)[]
        : F extends { type: 'group'; fields: infer Members }
          ? ContentOf<Members>
          : never;

/** The values of several fields, by their names. */
export type ContentOf<Members> = {
  readonly [
    Name in keyof Members as Members[Name] extends { isOptional: true } ? never : Name
  ]: ValueOf<Members[Name]>;
} & {
  readonly [
    Name in keyof Members as Members[Name] extends { isOptional: true } ? Name : never
  ]?: ValueOf<Members[Name]>;
};

/** A text of one line in both languages. */
export function both(label: Bilingual, hint: Bilingual, longest?: number): BothField {
  return { type: 'both', label, hint, isLong: false, ...(longest && { longest }) };
}

/** A text in both languages that may have paragraphs. */
export function longBoth(label: Bilingual, hint: Bilingual, longest?: number): BothField {
  return { ...both(label, hint, longest), isLong: true };
}

/** A fact that the schema describes; its messages are codes of `faultTexts`. */
export function fact<Value>(
  label: Bilingual,
  hint: Bilingual,
  control: Control,
  schema: v.GenericSchema<Value>,
): FactField<Value> {
  return { type: 'fact', label, hint, control, schema };
}

/** From `fewest` to `most` short texts. */
export function lines(
  label: Bilingual,
  hint: Bilingual,
  { fewest, most, longest }: { fewest: number; most: number; longest?: number },
): LinesField {
  return { type: 'lines', label, hint, fewest, most, ...(longest && { longest }) };
}

/** From `fewest` to `most` rows of the same fields. */
export function list<Item extends Fields>(
  label: Bilingual,
  hint: Bilingual,
  {
    fewest,
    most,
    key,
    item,
  }: { fewest: number; most: number; key?: keyof Item & string; item: Item },
): ListField<Item> {
  return { type: 'list', label, hint, fewest, most, item, ...(key && { key }) };
}

export function group<Members extends Fields>(fields: Members): GroupField<Members> {
  return { type: 'group', fields };
}

export function guarded<F extends Field>(field: F): F & { isGuarded: true } {
  return { ...field, isGuarded: true };
}

export function companion<F extends Field>(field: F): F & { isCompanion: true } {
  return { ...field, isCompanion: true };
}

export function optional<F extends Field>(field: F): F & { isOptional: true } {
  return { ...field, isOptional: true };
}

export function machineOnly<F extends Field>(field: F): F & { isMachineOnly: true } {
  return { ...field, isMachineOnly: true };
}

/** What the staff keep about something that is shown. */
export function forStaff<F extends Field>(field: F): F & { isMachineOnly: true; isForStaff: true } {
  return { ...field, isMachineOnly: true, isForStaff: true };
}

export function englishLater<F extends Field>(field: F): F & { isEnglishLater: true } {
  return { ...field, isEnglishLater: true };
}

export function withBold<F extends Field>(field: F): F & { hasBold: true } {
  return { ...field, hasBold: true };
}

/** What is edited and published together. */
export type DocumentKind<Members extends Fields = Fields> = {
  /** Its shipped file below `content/`; none for what is never shipped. */
  file?: string;
  title: Bilingual;
  fields: Members;
  /**
   * What must hold between several fields; asked once each of them is right by itself. `today` is a day of Dhaka
   * (`yyyy-mm-dd`); without it, as of a file, nothing is too old.
   */
  rules?(content: ContentOf<Members>, today?: string): Broken[];
};

/** A document that is shipped. */
type Shipped<Members extends Fields> = DocumentKind<Members> & { file: string };

/** A rule that content breaks: the leaf that is to be changed, and why, as a code of `faultTexts`. */
export type Broken = { path: string; code: string; locale?: Language; isWarning?: true };

export function defineDocument<const Members extends Fields>(
  document: Shipped<Members>,
): Shipped<Members> {
  return document;
}
