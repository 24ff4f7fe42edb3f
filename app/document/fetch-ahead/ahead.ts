/**
 * What the rest of the frame knows of pages that were fetched ahead, without the script that fetches them, which comes with the
 * first touch and puts its answer here: whether all data of the page at this address are there for the
 * router's next visit.
 */
export const ahead = { has: (_address: string): boolean => false };
