import type { Draft } from './draft.ts';

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
