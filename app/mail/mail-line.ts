/**
 * A labelled answer of a stranger for a mail: `Address: House 7`, with any further lines of the answer
 * indented, so that none can pass for a line of ours.
 */
export function mailLine(label: string, answer: string): string {
  return `${label}: ${answer.replace(lineBreaks, '\n    ')}`;
}

/** Everything that any mail program shows as a line break. */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
