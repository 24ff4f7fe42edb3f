import type { Row } from '#tests/bench/row.ts';
import { costOfContent } from './cost-of-content.ts';
import { editingCalls } from './editing-calls.ts';
import { pageScripts } from '#tests/bench/page-scripts.ts';
import { newWords } from './new-words.ts';
import { snapshotLoad } from './snapshot-load.ts';

/** What editing costs staff, visitors and the machine, on a site that has been edited for years. */
export async function content(): Promise<Row[]> {
  return [
    ...(await snapshotLoad()),
    ...(await editingCalls()),
    ...(await costOfContent()),
    ...(await newWords()),
    pageScripts('the editor', 'editing/editor/editor-page'),
  ];
}
