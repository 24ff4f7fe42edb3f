/** The next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * Numbers that look like chance and are the same for the same seed (mulberry32, 32 bits of state): good enough for
 * arrivals, and for nothing secret.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many events there are where `mean` are to be expected, each independent of the others (Poisson). */
export function howMany(random: Random, mean: number): number {
  if (mean <= 0) return 0;
  // Beyond this the normal distribution is as good, and counting one by one takes too long.
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const end = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > end; product *= random()) count += 1;
  return count;
}

/** A waiting time with this mean, where what is waited for may come at any moment (exponential). */
export function waitingTime(random: Random, mean: number): number {
  return -mean * Math.log(1 - random());
}

/** Box and Muller's transformation. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Chooses places of a list by their weights. */
export function chooser(weights: number[]): (random: Random) => number {
  let sum = 0;
  const sums = weights.map((weight) => (sum += weight));
  return (random) => {
    const wanted = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
