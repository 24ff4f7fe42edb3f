import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { pressOf } from './due-kinds.ts';
import { keyOf, subjectOf, whatOf } from './line-words.ts';
import { todayActs } from './today-acts.ts';
import { workedTexts } from './today.text.ts';
import type { TodayLine } from './today.ts';

/**
 * What is done by one press: a next step that is done, an original that is given back. Tells it, and takes it back
 * by writing what was there. Where somebody else was first, the list is loaded anew, and shows what is so now.
 */
export function useWork(today: string, tell: (notice: Notice) => void) {
  const texts = useTexts(workedTexts);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const { send: press } = useAction(todayActs, 'press');
  const { send: unpress } = useAction(todayActs, 'unpress');
  const { send: mark } = useAction(todayActs, 'mark');
  const { send: unnote } = useAction(todayActs, 'unnote');

  /** What one press does. */
  async function finish(line: TodayLine) {
    setBusy(keyOf(line));
    const result = await press(line, today);
    setBusy(null);
    const name = subjectOf(language, line);
    if (!result.ok) return fail(result, name);
    const { version } = result.data;
    tell({
      tone: 'success',
      sentence: fill(pressOf(line)?.done[language] ?? '', { what: whatOf(language, line, today) }),
      detail: name,
      undo: () => void takeBack(() => unpress(line, version), name),
    });
  }

  /** After a call was noted: marks, too, where that was wished. */
  async function noted(line: TodayLine, isMarked: boolean) {
    const [key, name] = [keyOf(line), subjectOf(language, line)];
    const marked = isMarked ? await mark(key) : null;
    // The call is kept, and can be taken back, whatever became of the mark.
    const hasFailed = marked !== null && !marked.ok;
    const isOurMark = marked !== null && marked.ok && marked.data.modifiedCount > 0;
    tell({
      tone: hasFailed ? 'danger' : 'success',
      sentence: fill(hasFailed ? texts.calledOnly : texts.called, { name }),
      ...(hasFailed && { detail: problemSentence(marked)[language] }),
      undo: () => void takeBack(() => unnote(key, isOurMark), name),
    });
  }

  async function takeBack(undo: () => Promise<Changed | Counted>, name: string) {
    const result = await undo();
    if (!result.ok) return fail(result, name);
    const isTooLate = 'modifiedCount' in result.data && result.data.modifiedCount === 0;
    tell(
      isTooLate
        ? { tone: 'danger', sentence: texts.notTakenBack, detail: name }
        : { tone: 'success', sentence: texts.takenBack, detail: name },
    );
  }

  function fail(result: ApiFailure, name: string) {
    tell({ tone: 'danger', sentence: problemSentence(result)[language], detail: name });
    if (result.code === 'changed_meanwhile' || result.code === 'not_found') void revalidate();
  }

  return { busy, finish, noted };
}

type Changed = ApiResult<{ version: number }>;
type Counted = ApiResult<{ modifiedCount: number }>;
