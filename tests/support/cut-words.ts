import type { Page } from '@playwright/test';

/**
 * The words that a page breaks within, cuts off or lets run out of the window or of their button, each with where it
 * stands. Not those of several, which no screen holds (an e-mail address), nor what is scrolled to.
 */
export async function cutWords(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(wordsCutHere);
}

function wordsCutHere(): string[] {
  const found = new Set<string>();
  const overflows = (element: Element) => getComputedStyle(element).overflowX;
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg, option, thead, .visually-hidden, [aria-roledescription]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const above: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) above.push(one);
    if (above.some((one) => /auto|scroll/.test(overflows(one)))) continue;
    const edges = [
      document.documentElement,
      ...above.slice(1).filter((one) => /hidden|clip/.test(overflows(one))),
      ...above.filter((one) => one.matches('button, a, summary, label')),
    ].filter((one) => getComputedStyle(one).display !== 'inline');
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/[^\s–—-]{2,}/g)) {
        if (/[/@]/.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const tops = boxes.map(({ top }) => top);
        const fault =
          Math.max(...tops) - Math.min(...tops) > 6
            ? 'broken'
            : edges.some((edge) => {
                const { left, right } = edge.getBoundingClientRect();
                return boxes.some((box) => box.left < left - 1.5 || box.right > right + 1.5);
              }) && 'cut off';
        if (fault) found.add(`${word} ${fault} in ${element.outerHTML.slice(0, 90)}`);
      }
    }
  }
  return [...found];
}
