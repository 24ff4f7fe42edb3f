/**
 * A labelled answer of a stranger as it stands in a mail: `Address: House 7` and, further in, the lines
 * that the stranger has broken it into. None of them can pass for a line of ours.
 */
export function mailLine(label: string, answer: string): string {
  return `${label}: ${answer.replace(lineBreaks, '\n    ')}`;
}

/** Everything that one program or another shows as the end of a line. */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
