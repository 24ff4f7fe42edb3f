/** What a page tells the layout around it: the `handle` of its route. */
export type PageHandle = {
  /** Without canonical link and language alternates. */
  isUnlisted: true;
};

/** Whether one of the matched routes (`useMatches`) says that it is unlisted. */
export function isUnlisted(matches: { handle: unknown }[]): boolean {
  return matches.some(({ handle }) => handle instanceof Object && mark in handle);
}

const mark = 'isUnlisted' satisfies keyof PageHandle;
