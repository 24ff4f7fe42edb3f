/** A fault that changes nothing that anybody could notice, and why. Each was read and judged by hand. */
export type Equivalent = {
  file: string;
  /** The whole line, without the space around it. */
  line: string;
  before: string;
  replacement: string;
  why: string;
};

export const equivalent: Equivalent[] = [];
