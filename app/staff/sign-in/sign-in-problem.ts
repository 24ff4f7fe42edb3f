/** Why single sign-on led back to the sign-in page, as its address says it. */
export const signInProblems = ['again', 'refused', 'not-listed', 'unreachable'] as const;

export type SignInProblem = (typeof signInProblems)[number];
