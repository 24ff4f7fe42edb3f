import { useEffect } from 'react';
import { defineTexts, useTexts } from '#app/i18n/text.ts';

/**
 * For the forms of a page that the server draws and the browser sends: what is typed stays for as long as the tab is open,
 * a mended answer loses its error, and without a network the form goes by itself once there is one. A secret field is
 * never kept; nothing is kept on the device, which is often somebody else's.
 */
export function useStillForms(page: string, secret?: string): void {
  const { waits } = useTexts(texts);
  useEffect(() => {
    const forms = [...document.querySelectorAll('form')].filter((form) => form.closest('main'));
    const fields = forms.flatMap(fieldsOf).filter(({ name }) => name !== secret);
    // Typed before the scripts came.
    const early = fields.filter(isChanged);
    early.forEach(clearError);
    fillEmpty(fields, readTyped(page));
    if (early.length > 0) keepTyped(page, fields);
    const end = new AbortController();
    const note = document.createElement('p');
    note.setAttribute('role', 'status');
    const typed = ({ target }: Event) => {
      if (isField(target) && target.value.trim()) clearError(target);
      keepTyped(page, fields);
    };
    const sends = (event: Event) => {
      if (navigator.onLine) return;
      event.preventDefault();
      const form = event.currentTarget;
      if (!(form instanceof HTMLFormElement)) return;
      form.append(note);
      note.textContent = waits;
      addEventListener('online', () => form.submit(), { once: true, signal: end.signal });
    };
    for (const form of forms) {
      form.addEventListener('input', typed, { signal: end.signal });
      form.addEventListener('submit', sends, { signal: end.signal });
    }
    return () => end.abort();
  }, [page, secret, waits]);
}

/** What was typed has arrived. */
export function forgetTyped(page: string): void {
  try {
    sessionStorage.removeItem(nameOf(page));
  } catch {
    // Without storage nothing was kept.
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: unknown): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter(({ type, name }) => name && type !== 'hidden');
}

/** What the server has filled in stays. */
function fillEmpty(fields: Field[], typed: Record<string, string>): void {
  const answered = fields.filter(isAnswered).map(({ name }) => name);
  for (const field of fields) {
    const value = typed[field.name];
    if (!value || answered.includes(field.name)) continue;
    if (!isRadio(field)) field.value = value;
    else field.checked = field.value === value;
    const details = field.closest('details');
    if (details) details.open = true;
  }
}

function keepTyped(page: string, fields: Field[]): void {
  const typed = fields.filter(isAnswered).map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(nameOf(page), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // No storage, or no room: the form works without.
  }
}

function readTyped(page: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(page)) ?? 'null');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => isText(text)));
  } catch {
    return {};
  }
}

/** The error of a field, and the summary's line about it; with its last line the summary goes. */
function clearError(field: Field): void {
  const wrong = field.closest('[data-field]');
  wrong?.querySelectorAll('[aria-invalid]').forEach((one) => one.removeAttribute('aria-invalid'));
  const id = isRadio(field) ? field.name : field.id;
  hide(document.getElementById(`${id}-error`));
  const line = field.form?.querySelector(`[role='alert'] a[href='#${id}']`)?.closest('li');
  if (!line) return;
  hide(line);
  const lines = [...(line.parentElement?.children ?? [])];
  if (lines.every((one) => one.hasAttribute('hidden'))) hide(line.closest('[role=alert]'));
}

/** Not taken away: it may be React's. */
function hide(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.hidden = true;
  element.style.display = 'none';
}

function isRadio(field: Field): field is HTMLInputElement {
  return field.type === 'radio';
}

function isAnswered(field: Field): boolean {
  return isRadio(field) ? field.checked : field.value !== '';
}

function isChanged(field: Field): boolean {
  if (!isAnswered(field)) return false;
  return isRadio(field) ? !field.defaultChecked : field.value !== field.defaultValue;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function nameOf(page: string): string {
  return `typed:${page}`;
}

const texts = defineTexts({
  waits: {
    en: 'Nothing was sent: there is no internet. It goes by itself once the network is back. Leave this page open.',
    bn: 'কিছু পাঠানো হয়নি: ইন্টারনেট নেই। নেটওয়ার্ক ফিরলেই নিজে থেকে পাঠানো হবে। এই পাতা খোলা রাখুন।',
  },
});
