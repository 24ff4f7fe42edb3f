import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import styles from './bold-button.module.css';
import { fieldTexts } from './fields.text.ts';

/** Puts `**` around what is selected in a field, or takes it away again. */
export function BoldButton({ of, label }: { of: string; label: string }) {
  const texts = useTexts(fieldTexts);
  return (
    <button
      type="button"
      className={styles.bold}
      aria-label={fill(texts.boldNamed, { field: label })}
      title={texts.bold}
      onClick={() => {
        const field = document.getElementById(of);
        if (field instanceof HTMLTextAreaElement) wrapSelection(field);
      }}
    >
      <b aria-hidden="true">B</b>
    </button>
  );
}

function wrapSelection(field: HTMLTextAreaElement): void {
  // First, so that the field shows what was typed last, and the change counts as typed in it.
  field.focus();
  const { selectionStart: start, selectionEnd: end, value } = field;
  const [before, selected, after] = [
    value.slice(0, start),
    value.slice(start, end),
    value.slice(end),
  ];
  const isBold = before.endsWith('**') && after.startsWith('**');
  if (isBold) field.setRangeText(selected, start - 2, end + 2, 'select');
  else {
    field.setRangeText(`**${selected}**`, start, end, 'end');
    field.setSelectionRange(start + 2, end + 2);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
