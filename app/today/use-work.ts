import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiResult } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { DueOriginal, DueStep } from '#app/applications/due/due-line.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { keyOf, whatOf } from './line-words.ts';
import { todayActs } from './today-acts.ts';
import { workedTexts } from './today.text.ts';

/**
 * What is done by one press: a next step that is done, an original that is given back. Tells it, and takes it back
 * by writing what was there. Where somebody else was first, the list is loaded anew, and shows what is so now.
 */
export function useWork(today: string, tell: (notice: Notice) => void) {
  const texts = useTexts(workedTexts);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const { send: plan } = useAction(todayActs, 'plan');
  const { send: check } = useAction(todayActs, 'check');

  async function finish(line: DueStep) {
    const { application: id, version, step, text, dueOn: on } = line;
    setBusy(keyOf(line));
    const result = await plan(id, { version, step: null });
    setBusy(null);
    report(line, texts.done, result, (seen) =>
      plan(id, { version: seen, step, text, on, again: true }),
    );
  }

  async function giveBack(line: DueOriginal) {
    const { application: id, version, marks, item } = line;
    setBusy(keyOf(line));
    const result = await check(id, item.code, { ...marks, version, returnedOn: today });
    setBusy(null);
    report(line, texts.givenBack, result, (seen) =>
      check(id, item.code, { ...marks, version: seen }),
    );
  }

  function report(
    line: DueStep | DueOriginal,
    sentence: string,
    result: Changed,
    undo: (version: number) => Promise<Changed>,
  ) {
    if (!result.ok) return fail(result, line.name);
    const { version } = result.data;
    tell({
      tone: 'success',
      sentence: fill(sentence, { what: whatOf(language, line, today) }),
      detail: line.name,
      undo: () => void takeBack(() => undo(version), line.name),
    });
  }

  async function takeBack(undo: () => Promise<Changed>, name: string) {
    const result = await undo();
    if (result.ok) tell({ tone: 'success', sentence: texts.takenBack, detail: name });
    else fail(result, name);
  }

  function fail(result: Changed & { ok: false }, name: string) {
    tell({ tone: 'danger', sentence: problemSentence(result)[language], detail: name });
    if (result.code === 'changed_meanwhile' || result.code === 'not_found') void revalidate();
  }

  return { busy, finish, giveBack };
}

type Changed = ApiResult<{ version: number }>;
