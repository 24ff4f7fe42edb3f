import { createContext, use } from 'react';
import type { DocumentKind } from '#app/content/fields.ts';
import type { TextLimits } from '#app/content/faults/text-limits.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import type { Saver } from '../saving/saver.ts';
import type { Saving } from '../saving/saving.ts';

/** The open document, for everything that shows or changes a part of it. */
export type Editor = {
  id: string;
  kind: DocumentKind;
  saver: Saver;
  saving: Saving;
  /** As the screen shows it. */
  content: Record<string, unknown>;
  limits: TextLimits;
  /** What pages show in the place of optional fields that are empty, by path. */
  standIns: Record<string, Bilingual>;
  /** The names of the pages that show it, in the reader's language. */
  pages: string[];
  /** The path of the field that a link has led to. */
  wanted: string | null;
  /** By the clock of this device, to half a minute. */
  now: Date;
  /** The languages stand one below the other, both unfolded. */
  isStacked?: true;
  /** Says what was done, with a way back. */
  tell: (sentence: string, undo: () => void) => void;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A part of the editor stands outside of it.');
  return editor;
}

/** The element of a field or an item, for links to it and for the focus. */
export function elementIdOf(path: string): string {
  return `field-${path.replaceAll('/', '-')}`;
}
