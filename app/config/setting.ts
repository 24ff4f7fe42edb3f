import * as v from 'valibot';

/** A setting that cannot be used. The message is one sentence that begins with the variable's name. */
export class SettingError extends Error {}

/**
 * A setting in one entry: what its value must be, with its default; an example that can be used; and what
 * `.env.example` says of it, which is made of this. Without words it stands there under the one before it.
 */
export function setting<const Schema extends v.GenericSchema>(
  schema: Schema,
  example: string,
  comment = '',
) {
  return v.pipe(schema, v.metadata({ example, comment }));
}

/** The values of some settings, checked and with every default filled in. */
export type Values<Variables extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Variables, undefined>
>;

/** The value of a setting that others need; `why` says which, for the sentence where it is missing. */
export function required<Given, Name extends keyof Given & string>(
  given: Given,
  name: Name,
  why: string,
): NonNullable<Given[Name]> {
  const value = given[name];
  if (!value) throw new SettingError(`${name} must be set ${why}.`);
  return value;
}

/** An address of one of these protocols, `https:` for instance. */
export function address(protocols: string[], message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
  );
}

/** An address on the web. */
export function web(message: string) {
  return address(['http:', 'https:'], message);
}

/** The origin of a site on the web, without anything behind it; `example` is for the sentence. */
export function origin(example: string) {
  return v.pipe(
    web(`must be an origin such as ${example}`),
    v.check(
      (value) => new URL(value).origin === value,
      `must be an origin such as ${example}, without a path or a slash at its end`,
    ),
  );
}

/** A whole number whose digits look as `pattern` says. */
export function digits(pattern: RegExp, message: string) {
  return v.pipe(v.string(), v.regex(pattern, message), v.transform(Number));
}

export const email = v.pipe(v.string(), v.email('must be an e-mail address'));

export const onOrOff = v.picklist(['on', 'off'], 'must be on or off');

/** An id as providers give them. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, _ and -'));
