const name = 'papers';

/** Which papers were ticked for the receipt of this moment; none for another one. Kept in this browser alone. */
export function readTicks(createdAt: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    const isOfThis = Array.isArray(kept) && kept[0] === createdAt;
    return isOfThis ? kept.slice(1).filter((paper) => typeof paper === 'string') : [];
  } catch {
    return [];
  }
}

/** Where there is no storage or no room, the ticks last as long as the page. */
export function keepTicks(createdAt: string, papers: string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify([createdAt, ...papers]));
  } catch {
    // As said above.
  }
}

/** They go with the receipt. */
export function forgetTicks(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then there are none.
  }
}
