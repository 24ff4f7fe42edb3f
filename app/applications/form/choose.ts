/*
 * The ready answers below the fields are a static section (`form-static/choices.tsx`): React does not know their buttons,
 * so that their words need no script.
 */

/** Writes the answer of a pressed button into its field; pressed again, it empties the field. */
export function choose(target: Element): void {
  const choice = target.closest<HTMLButtonElement>('[data-choices] button');
  const input = choice && inputBeside(choice);
  if (!input) return;
  input.value = choice.getAttribute('aria-pressed') === 'true' ? '' : choice.value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Marks the answers that stand in their fields: those of the field of this input, or of the whole form. */
export function showChosen(element: Element): void {
  const part = element.closest('[data-field]') ?? element;
  for (const choice of part.querySelectorAll<HTMLButtonElement>('[data-choices] button')) {
    const isChosen = inputBeside(choice)?.value === choice.value;
    choice.setAttribute('aria-pressed', String(isChosen));
  }
}

function inputBeside(choice: Element): HTMLInputElement | null | undefined {
  return choice.closest('[data-field]')?.querySelector('input');
}
