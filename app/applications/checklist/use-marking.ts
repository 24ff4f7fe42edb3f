import { useState } from 'react';
import * as v from 'valibot';
import { problemSentence } from '#app/http/problems.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import type { ChecklistMarkBody } from './checklist-body.ts';
import { checklistTexts } from './checklist.text.ts';
import { type ChecklistItem, lastMarks } from './checklist-item.ts';

/** What is written of an item. */
export type Marks = Omit<ChecklistMarkBody, 'version'>;

/** The marks of an item as they are. */
export function marksOf(item: ChecklistItem): Marks {
  return { ...v.parse(lastMarks, item), lines: item.lines };
}

const isSame = (a: Marks, b: Marks) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Writing items of a case: tells what was written, and takes it back by writing the former marks. Where somebody else has
 * changed something else meanwhile, it is written all the same.
 */
export function useMarking({ view: { application }, tell, reload }: CaseCard) {
  const texts = useTexts(checklistTexts);
  const language = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);
  const { send } = useAction(caseActs, 'mark');

  /** Writes marks over those of an item as it was seen in a version of the case; only a success is told here. */
  async function write(
    item: ChecklistItem,
    marks: Marks,
    version = application.version,
    detail?: Notice['detail'],
  ): ReturnType<typeof send> {
    setBusy(item.code);
    const result = await send(application._id, item.code, { ...marks, version });
    setBusy(null);
    if (result.ok) {
      const undo = () => void takeBack(item, result.data.version);
      const sentence = fill(texts.saved, { item: item.name[language] });
      tell({ tone: 'success', sentence, detail, undo });
    } else if ('theirs' in result) {
      const later = result.theirs.application.version;
      const now = result.theirs.checklist.find(({ code }) => code === item.code);
      // Or it came through before, and its answer was lost.
      if (now && (isSame(marksOf(now), marksOf(item)) || isSame(marksOf(now), marks))) {
        return write(item, marks, later, detail);
      }
      await reload();
    }
    return result;
  }

  /** The same for a button, which has no other place to say why it failed. */
  async function press(item: ChecklistItem, marks: Marks) {
    const result = await write(item, marks);
    if (result.ok) return;
    const sentence = problemSentence(result)[language];
    tell({ tone: 'danger', sentence, detail: item.name[language] });
  }

  async function takeBack(item: ChecklistItem, version: number) {
    const result = await send(application._id, item.code, { ...marksOf(item), version });
    tell(
      result.ok
        ? { tone: 'success', sentence: fill(texts.takenBack, { item: item.name[language] }) }
        : { tone: 'danger', sentence: problemSentence(result)[language] },
    );
  }

  return { busy, write, press };
}
