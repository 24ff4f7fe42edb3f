/** Why single sign-on led back to the sign-in page, as a query value. */
export const signInProblems = ['again', 'refused', 'not-listed', 'unreachable'] as const;

export type SignInProblem = (typeof signInProblems)[number];
