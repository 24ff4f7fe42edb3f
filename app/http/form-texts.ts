/** The text fields of these names in a form, for the body of a call; empty where the form has no such field. */
export function formTexts<Name extends string>(
  form: HTMLFormElement,
  ...names: Name[]
): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  // `fromEntries` loses the type of the keys.
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
