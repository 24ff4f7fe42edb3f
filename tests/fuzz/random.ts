export type Random = ReturnType<typeof randomOf>;

/** Draws that follow from a seed (mulberry32): the same ones for the same seed. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * most);
  return {
    upTo,
    chance: (share: number) => next() < share,
    of: <T>(choices: readonly T[]): T => choices[upTo(choices.length)]!,
  };
}
