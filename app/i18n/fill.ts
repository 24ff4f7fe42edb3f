/**
 * The names of the placeholders in a text: `name` in `Delete {name}?`; any name where the text is not known
 * at compile time.
 */
export type Placeholder<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholder<Rest>
    : never;

/**
 * The values that a text needs: one for each placeholder and no others; `never` for a text without
 * placeholders.
 */
export type Values<Text extends string, Value = string> = [Placeholder<Text>] extends [never]
  ? never
  : Record<Placeholder<Text>, Value>;

/** A text with its placeholders filled in. Braces inside the values are left alone. */
export function fill<Text extends string>(text: Text, values: Values<Text>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Placeholder<Text>) => values[name]);
}
