/** What becomes of a row; the faulty ones first, as on the page. */
export const planStates = ['faulty', 'trashed', 'here', 'same', 'new'] as const;

export type PlanState = (typeof planStates)[number];
