import type { Draft } from './draft.ts';

/** The values of these inputs; a box that is not ticked is empty. */
export function valuesOf(form: HTMLFormElement, inputs: readonly string[]): Draft['values'] {
  return Object.fromEntries(
    inputs.map((name) => {
      const input = inputOf(form, name);
      return [name, isBox(input) && !input.checked ? '' : input.value];
    }),
  );
}

/** Fills in all of these inputs, or those that are empty; what has no value becomes empty. */
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
      // A sentence that has changed since is not ticked again: its value is another one.
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

/** The input of this name, which every form that asks for it has. */
export function inputOf(form: HTMLFormElement | null, name: string) {
  const input = form?.elements.namedItem(name);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return input;
  throw new Error(`no input ${name}`);
}
