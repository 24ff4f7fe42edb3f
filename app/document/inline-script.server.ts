/**
 * A script of the page that calls a function of `inline/`, whose `code` the build compiles (`?script`). The values are
 * data, in which nothing can end the script.
 */
export function scriptCalling<Called extends (...values: never[]) => unknown>(
  code: string,
  ...values: Parameters<Called>
): string {
  return `(${code})(${values.map(inScript).join(',')})`;
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
