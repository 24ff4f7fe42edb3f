/**
 * Whether React has taken over the page that the server drew. No hook: what subscribes to that is rendered again when
 * it becomes true, and a boundary whose script has not come would lose what the server drew.
 */
export const hydration = { isOver: false };
