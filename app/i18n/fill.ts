/** The names that stand in braces in a text: `name` in `Delete {name}?`; any, where a text is not known before. */
export type Placeholder<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholder<Rest>
    : never;

/** What a text needs: each of its placeholders, and nothing else. A text without any has nothing to fill. */
export type Values<Text extends string, Value = string> = [Placeholder<Text>] extends [never]
  ? never
  : Record<Placeholder<Text>, Value>;

/** A text with its placeholders filled. What is put in is not looked at again, whatever stands in it. */
export function fill<Text extends string>(text: Text, values: Values<Text>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Placeholder<Text>) => values[name]);
}
