/** The npm that called us, else the one on the PATH: a program, and what comes before its own arguments. */
export function npmProgram(node: string): { command: string; before: string[] };
