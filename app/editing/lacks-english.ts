import { isRecord } from '#app/content/leaves.ts';

/** Whether a leaf has a Bengali text that has no English yet. */
export function lacksEnglish(value: unknown): boolean {
  const texts = (Array.isArray(value) ? value : [value]).filter(isRecord);
  return texts.some(({ bn, en }) => isWritten(bn) && !isWritten(en));
}

function isWritten(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
