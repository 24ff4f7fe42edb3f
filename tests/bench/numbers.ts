/** The middle one of some numbers. */
export function median(numbers: number[]): number {
  return percentile(numbers, 50);
}

/** The number below which so many percent of all are; 100 is the greatest. */
export function percentile(numbers: number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}

/** A time for a table. */
export function inMs(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 2 : 1)} ms`;
}
