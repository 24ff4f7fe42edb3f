/** What the operator can mend. The message is one sentence for them, or two. */
export class OperatorError extends Error {}
