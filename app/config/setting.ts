import * as v from 'valibot';
import { OperatorError } from './operator-error.ts';

/** An invalid setting. The message is one sentence that begins with the variable's name. */
export class SettingError extends OperatorError {}

/**
 * Defines a setting: the schema of its value, with the default; a usable example; and its comment in
 * `.env.example`, which is generated. Without a comment it follows the setting before it directly.
 */
export function setting<const Schema extends v.GenericSchema>(
  schema: Schema,
  example: string,
  comment = '',
) {
  return v.pipe(schema, v.metadata({ example, comment }));
}

/** The values of some settings, validated and with all defaults. */
export type Values<Variables extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Variables, undefined>
>;

/** The value of a setting that another one requires; `why` says which, for the error message. */
export function required<Settings, Name extends keyof Settings & string>(
  values: Settings,
  name: Name,
  why: string,
): NonNullable<Settings[Name]> {
  const value = values[name];
  if (!value) throw new SettingError(`${name} must be set ${why}.`);
  return value;
}

/** A URL with one of these protocols, for instance `https:`. */
export function address(protocols: string[], message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
  );
}

/** A URL with http or https. */
export function web(message: string) {
  return address(['http:', 'https:'], message);
}

/** The http or https origin of a site, without a path; `example` is for the error message. */
export function origin(example: string) {
  return v.pipe(
    web(`must be an origin such as ${example}`),
    v.check(
      (value) => new URL(value).origin === value,
      `must be an origin such as ${example}, without a path or a slash at its end`,
    ),
  );
}

/** A whole number whose digits match `pattern`. */
export function digits(pattern: RegExp, message: string) {
  return v.pipe(v.string(), v.regex(pattern, message), v.transform(Number));
}

export const email = v.pipe(v.string(), v.email('must be an e-mail address'));

/** A sender: an address, or `Name <address>` with a name that needs no quotation marks. */
export const mailbox = v.pipe(
  v.string(),
  v.check(
    (value) => v.is(email, /^[^<>"(),:;@\\[\]\p{C}]+ <([^<>]+)>$/u.exec(value)?.[1] ?? value),
    'must be an e-mail address, or a name without quotation marks and commas before one: Name <address>',
  ),
);

export const onOrOff = v.picklist(['on', 'off'], 'must be on or off');

/** An id as providers assign them. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, _ and -'));
