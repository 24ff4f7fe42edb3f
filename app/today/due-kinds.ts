import { callKind, originalKind, paperKind, stepKind } from '#app/applications/due/due-kinds.ts';
import { complaintKind } from '#app/complaints/desk-page/due-complaint-kind.ts';
import { messageKind } from '#app/contact/inbox/due-message.ts';
import type { DueCallAct, DueKind, DuePress } from '#app/work/due.ts';
import { jobOrderKind } from '#app/job-orders/due-job-order.ts';
import { factsKind, licenceKind, publishedKind, revealsKind } from './other-kinds.ts';
import type { LineKind, TodayLine } from './today.ts';

/** What each desk says of its lines. */
const dueKinds: Record<LineKind, DueKind<TodayLine>> = {
  call: callKind,
  message: messageKind,
  complaint: complaintKind,
  step: stepKind,
  original: originalKind,
  paper: paperKind,
  jobOrder: jobOrderKind,
  reveals: revealsKind,
  published: publishedKind,
  facts: factsKind,
  licence: licenceKind,
};

export function kindOf({ kind }: { kind: LineKind }): DueKind<TodayLine> {
  return dueKinds[kind];
}

/** How a call about a line is noted; null where none is. */
export function callActOf(line: { kind: LineKind }): DueCallAct<TodayLine> | null {
  const { act } = kindOf(line);
  return act?.by === 'call' ? act : null;
}

/** How a line is done by one press; null where it is not. */
export function pressOf(line: { kind: LineKind }): DuePress<TodayLine> | null {
  const { act } = kindOf(line);
  return act?.by === 'press' ? act : null;
}
