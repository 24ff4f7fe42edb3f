import { useState } from 'react';
import { callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { CaseView } from '../case/case-view.ts';
import type { ChecklistMarkBody } from './checklist-body.ts';
import { checklistTexts } from './checklist.text.ts';
import type { ChecklistItem } from './checklist-item.ts';

/** What is written of an item. */
export type Marks = Omit<ChecklistMarkBody, 'version'>;

/** The marks of an item as they are. */
export function marksOf(item: ChecklistItem): Marks {
  const { seenOn, copiedOn, receivedOn, dueBackOn, returnedOn, doneOn, expiresOn } = item;
  const { note, language, copyHandedOver } = item;
  return {
    ...{ seenOn, copiedOn, receivedOn, dueBackOn, returnedOn, doneOn, expiresOn },
    ...{ note, language, copyHandedOver },
  };
}

/**
 * Writing items of a case: tells what was written, and takes it back by writing the former marks. Where
 * somebody else was first, the case is read again.
 */
export function useMarking({
  view: { application },
  tell,
  reload,
}: {
  view: CaseView;
  tell: (notice: Notice) => void;
  reload: () => Promise<void>;
}) {
  const texts = useTexts(checklistTexts);
  const language = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);
  const params = (item: ChecklistItem) => ({ id: application._id, item: item.code });

  /** Writes an item as it was seen in a version of the case, and returns the result; only a success is told here. */
  async function write(item: ChecklistItem, body: ChecklistMarkBody, detail?: Notice['detail']) {
    setBusy(item.code);
    const result = await callApi('PUT /api/application/:id/checklist/:item', {
      ...{ params: params(item), body },
    });
    setBusy(null);
    if (result.ok) {
      const { version } = result.data;
      tell({
        ...{ tone: 'success', sentence: fill(texts.saved, { item: item.name[language] }) },
        ...{ detail, undo: () => void takeBack(item, version) },
      });
    }
    if (result.ok || result.code === 'changed_meanwhile') await reload();
    return result;
  }

  /** The same for a button, which has no other place to say why it failed. */
  async function press(item: ChecklistItem, marks: Marks) {
    const result = await write(item, { ...marks, version: application.version });
    if (result.ok) return;
    const sentence = problemSentence(result)[language];
    tell({ tone: 'danger', sentence, detail: item.name[language] });
  }

  async function takeBack(item: ChecklistItem, version: number) {
    const body = { ...marksOf(item), version };
    const result = await callApi('PUT /api/application/:id/checklist/:item', {
      ...{ params: params(item), body },
    });
    tell(
      result.ok
        ? { tone: 'success', sentence: fill(texts.takenBack, { item: item.name[language] }) }
        : { tone: 'danger', sentence: problemSentence(result)[language] },
    );
    await reload();
  }

  return { busy, write, press };
}
