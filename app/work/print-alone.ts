/** Prints one row of the list, unfolded, and none of the others. */
export function printAlone(id: string): void {
  const row = document.getElementById(id);
  if (!row) return;
  row.dataset['printed'] = 'alone';
  // On phones `print` returns at once, and the page is drawn for paper only later.
  addEventListener('afterprint', () => delete row.dataset['printed'], { once: true });
  window.print();
}
