import { publicAddresses } from '#tests/support/public-addresses.ts';
import { atLength } from './fault-duration.ts';

/** Every public page, of a language each in turn: to draw and to compress them is most of what a restart costs. */
export const visitedAddresses = publicAddresses
  .filter((_, at) => atLength || at % 4 === 0 || at % 4 === 3)
  .map(({ address }) => address);
