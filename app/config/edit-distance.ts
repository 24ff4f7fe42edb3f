/**
 * How many slips of a finger lie between two words: a letter more, less, other, or two swapped.
 * Infinite beyond `most` (0 to 2), which also bounds the work: it tries at most four ways a slip.
 */
export function slipsBetween(left: string, right: string, most: number): number {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same++;
  const [a, b] = [left.slice(same), right.slice(same)];
  if (!a && !b) return 0;
  if (!most) return Infinity;
  const swapped = a[0] === b[1] && a[1] === b[0];
  return (
    1 +
    Math.min(
      slipsBetween(a.slice(1), b.slice(1), most - 1),
      slipsBetween(a.slice(1), b, most - 1),
      slipsBetween(a, b.slice(1), most - 1),
      swapped ? slipsBetween(a.slice(2), b.slice(2), most - 1) : Infinity,
    )
  );
}
