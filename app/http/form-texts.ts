/** The texts of the named fields of a form, for the body of a call; empty where there is no such field. */
export function formTexts<Name extends string>(
  form: HTMLFormElement,
  ...names: Name[]
): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  // Its keys are the names, which `fromEntries` forgets.
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
