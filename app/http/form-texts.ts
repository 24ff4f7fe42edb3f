import { recordOf } from '#app/config/typed-record.ts';

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
  return recordOf(names, text);
}
