import { type ReactNode, useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { problemSentence } from '#app/http/problems.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import { factActs } from './fact-acts.ts';
import { keyOf, nameOf } from './fact-row.tsx';
import { factsTexts } from './facts.text.ts';
import type { ListedFact } from './listed-fact.ts';

/** The press that says that a fact is still true, with its way back, on a page whose action has `factActs`. */
export function useConfirming(): {
  /** The fact whose press is under way, by `keyOf`. */
  busy: string | null;
  confirm: (fact: ListedFact) => void;
  over: ReactNode;
} {
  const texts = useTexts(factsTexts);
  const language = useLanguage();
  const { account } = useStaffSession();
  const confirming = useAction(factActs, 'confirm');
  const undoing = useAction(factActs, 'takeBack');
  const [busy, setBusy] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function confirm(fact: ListedFact) {
    setBusy(keyOf(fact));
    const key = newSubmissionKey();
    const result = await confirming.send(account, key, fact);
    setBusy(null);
    const detail = nameOf(fact, language);
    if (!result.ok) {
      setNotice({ tone: 'danger', sentence: problemSentence(result)[language], detail });
      return;
    }
    // Pressed twice, it is taken back once.
    const undoKey = newSubmissionKey();
    const undo = () => void takeBack(key, undoKey);
    setNotice({ tone: 'success', sentence: texts.confirmed, detail, undo });
  }

  async function takeBack(publication: string, key: string) {
    setNotice({ tone: 'success', sentence: texts.takingBack });
    const result = await undoing.send(account, publication, key);
    setNotice(
      result.ok
        ? { tone: 'success', sentence: texts.takenBack }
        : { tone: 'danger', sentence: problemSentence(result)[language] },
    );
  }

  return {
    busy,
    confirm: (fact) => void confirm(fact),
    over: notice && <Toast notice={notice} onClose={() => setNotice(null)} />,
  };
}
