/**
 * The edit distance of two words: letters inserted, deleted, replaced, or two neighbours swapped. Infinite
 * beyond `maxEdits` (0 to 2), which also bounds the work: at most four branches per edit.
 */
export function editDistance(left: string, right: string, maxEdits: number): number {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same++;
  const [a, b] = [left.slice(same), right.slice(same)];
  if (!a && !b) return 0;
  if (!maxEdits) return Infinity;
  const swapped = a[0] === b[1] && a[1] === b[0];
  return (
    1 +
    Math.min(
      editDistance(a.slice(1), b.slice(1), maxEdits - 1),
      editDistance(a.slice(1), b, maxEdits - 1),
      editDistance(a, b.slice(1), maxEdits - 1),
      swapped ? editDistance(a.slice(2), b.slice(2), maxEdits - 1) : Infinity,
    )
  );
}
