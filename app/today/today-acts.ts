import type { CallNote } from '#app/calls/call.ts';
import { callActOf, pressOf } from './due-kinds.ts';
import { type LineKind, type TodayLine, lineKinds } from './today.ts';

/** What staff do on the list of the day, as the desk of each line has it. A line of calls is named by its key (`keyOf`). */
export const todayActs = {
  press: (line: TodayLine, today: string) => pressOf(line)!.send(line, today),
  unpress: (line: TodayLine, version: number) => pressOf(line)!.takeBack(line, version),
  /** Marks what a line is about: as contacted, or as answered. */
  mark: (key: string) => {
    const { acts, id } = aboutOf(key);
    return acts.mark(id);
  },
  /** Takes the noted call back, and the mark before it where there is one; not the call where the mark stays. */
  unnote: async (key: string, isMarked: boolean) => {
    const { acts, id } = aboutOf(key);
    if (isMarked) {
      const unmarked = await acts.unmark(id);
      if (!unmarked.ok || unmarked.data.modifiedCount === 0) return unmarked;
    }
    return acts.uncall(id);
  },
  calls: (key: string) => {
    const { acts, id } = aboutOf(key);
    return acts.calls(id);
  },
  /** Keeps how a call went. */
  note: (key: string, ...call: [call: CallNote, repeatKey: string]) => {
    const { acts, id } = aboutOf(key);
    return acts.note(id, ...call);
  },
};

/** Reads the key of a line that is about a call. */
function aboutOf(key: string) {
  const at = key.indexOf(':');
  const kind: LineKind = lineKinds.find((one) => one === key.slice(0, at)) ?? 'call';
  const { acts } = callActOf({ kind })!;
  return { acts, id: key.slice(at + 1) };
}
