import { recordOf } from '#app/config/typed-record.ts';
import type { Draft } from './draft.ts';

/** What a form says in a field, in the browser before sending and on the server after. A file in place of a text counts as an empty one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What it says in these fields. */
export function textsOf<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  return recordOf(fields, (field) => textOf(form, field));
}

/** The values of these inputs; an unticked box is empty. */
export function valuesOf(form: HTMLFormElement, inputs: readonly string[]): Draft['values'] {
  return Object.fromEntries(
    inputs.map((name) => {
      const input = inputOf(form, name);
      return [name, isBox(input) && !input.checked ? '' : input.value];
    }),
  );
}

/** Fills in all of these inputs, or the empty ones; an input without a value is emptied. */
export function fill(
  form: HTMLFormElement,
  inputs: readonly string[],
  values: Draft['values'],
  which: 'empty' | 'all',
) {
  for (const name of inputs) {
    const input = inputOf(form, name);
    const value = values[name] ?? '';
    if (isBox(input)) {
      // A consent sentence that has changed since is not ticked again: its value differs.
      input.checked = value === input.value || (which === 'empty' && input.checked);
    } else if (which === 'all' || !input.value) {
      input.value = value;
    }
    const details = input.closest('details');
    if (value && details) details.open = true;
  }
}

function isBox(input: HTMLElement): input is HTMLInputElement {
  return input instanceof HTMLInputElement && input.type === 'checkbox';
}

/** The input of this name, which every form that calls this has. */
export function inputOf(form: HTMLFormElement | null, name: string) {
  const input = form?.elements.namedItem(name);
  if (
    input instanceof HTMLInputElement ||
    input instanceof HTMLTextAreaElement ||
    input instanceof HTMLSelectElement
  ) {
    return input;
  }
  throw new Error(`no input ${name}`);
}
