import { BothLines } from './both-lines.tsx';
import { remarkSentences } from './remark-sentence.ts';
import type { Remark } from './remarks.ts';

/** What to do about an answer, below its field. */
export function RemarkText({ remark }: { remark: Remark }) {
  return <BothLines text={remarkSentences(remark)} />;
}
