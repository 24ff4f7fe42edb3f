import { hasKey } from '#app/config/typed-record.ts';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Editor } from '../fields/editor-context.ts';
import type { WaitingText } from '../publish-dialog/waiting-texts.tsx';

/** The fields whose text is on this device alone: not saved yet, or changed by a colleague too. */
export function waitingFields(
  { id, kind, content, saving }: Pick<Editor, 'id' | 'kind' | 'content' | 'saving'>,
  language: Language,
): WaitingText[] {
  const paths = new Set([
    ...Object.keys(saving.collisions),
    ...saving.changes.map(({ path }) => path),
  ]);
  return [...paths].map((path) => ({
    name: labelAt(kind.fields, content, path, language),
    to: `/admin/content/${id}?field=${path}`,
    isCollision: hasKey(saving.collisions, path),
  }));
}
