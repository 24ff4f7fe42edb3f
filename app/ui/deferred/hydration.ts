/**
 * Whether React has taken over the page that the server drew, and how many parts of it wait for their scripts. No hook: what
 * subscribes to that is rendered again when it changes, and a boundary whose script has not come would lose what the server
 * drew.
 */
export const hydration = { isOver: false, partsLeft: 0 };
