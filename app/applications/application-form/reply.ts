import type { NoAnswer } from '#app/forms/send-in-time.ts';
import type { Answers } from './answers.ts';
import { type Remark, mistakesIn, questionsAbout } from './remarks.ts';

/** Why an application was not taken, as the form is told. Nothing of it has been stored then. */
export type ApplicationReply = Failure & {
  /** What was typed, for a page that is rendered anew; absent where the browser still has it. */
  answers?: Answers;
  asked?: readonly string[];
};

type Failure =
  | { status: 'refused' | 'asks'; remarks: Remark[] }
  | { status: 'too_many'; retryAfterSeconds: number }
  | { status: 'key_reused' }
  | NoAnswer;

/** The HTTP status that says the same. */
export const replyStatus: Record<Failure['status'], number> = {
  refused: 422,
  asks: 422,
  key_reused: 422,
  too_many: 429,
  offline: 503,
  failed: 503,
};

/**
 * What keeps answers from being taken on this day (`yyyy-mm-dd`): mistakes, or else what looks like a slip and
 * was not `asked` about yet. Null when they can be sent, or taken.
 */
export function objectionTo(
  answers: Answers,
  asked: readonly string[],
  today: string,
): ApplicationReply | null {
  const mistakes = mistakesIn(answers, today);
  if (mistakes.length > 0) return { status: 'refused', remarks: mistakes, asked };
  const questions = questionsAbout(answers, today).filter(({ field }) => !asked.includes(field));
  if (questions.length === 0) return null;
  const askedNow = [...asked, ...questions.map(({ field }) => field)];
  return { status: 'asks', remarks: questions, asked: askedNow };
}
