/** Where lines of the content are seen in the page view, and what a press there would open. */
export type Pressed = {
  /** Whether any of them is to be seen. */
  isSeen: boolean;
  /** Places in the list of outlines. */
  outlines: number[];
  /** In the window of the staff area, scrolled there: of the last one that opens something. */
  point: { x: number; y: number } | null;
};

/**
 * Runs in the browser, on the frame of the page view. The mouse is led over each place, because what it is over shows
 * its outline at once: the one that a press there opens.
 */
export function pressedTexts(frame: HTMLIFrameElement, wanted: string[][]): Pressed[] {
  const page = frame.contentDocument!;
  const view = page.defaultView!;
  const outlines = [...frame.parentElement!.querySelectorAll('[role=group] > button')];
  const plain = (text: string) =>
    text
      .normalize('NFC')
      .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
      .replace(/(\d),(?=\d)/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
  const blockOf = (element: Element): Element =>
    /^(inline|contents)$/.test(view.getComputedStyle(element).display)
      ? blockOf(element.parentElement!)
      : element;

  const blocks = new Map<Element, Text[]>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue!.trim()) continue;
    const block = blockOf(node.parentElement!);
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  const written = [...blocks.values()].map((nodes) => ({
    parts: nodes.map((node) => ({ node, words: plain(node.data) })),
    words: plain(nodes.map(({ data }) => data).join('')),
  }));

  return wanted.map((lines) => {
    const pressed: Pressed = { isSeen: false, outlines: [], point: null };
    for (const line of lines.map(plain))
      for (const { parts, words } of written) {
        // Broken into lines, there are no blanks between them.
        const isAll = words.replace(/ /g, '') === line.replace(/ /g, '');
        if (!isAll && !holds(words, line)) continue;
        const bearing = parts.filter((part) => holds(part.words, line) || holds(line, part.words));
        for (const { node } of bearing) press(node, pressed);
      }
    return pressed;
  });

  function press(node: Text, pressed: Pressed): void {
    const range = page.createRange();
    range.selectNodeContents(node);
    const place = () => [...range.getClientRects()].find(({ width, height }) => width * height > 4);
    const before = place();
    if (!before) return;
    const top = view.scrollY + before.top - view.innerHeight / 2;
    view.scrollTo({ top, behavior: 'instant' });
    const line = place()!;
    const [x, y] = [line.left + Math.min(line.width / 2, 40), line.top + line.height / 2];
    const { left, top: above } = frame.getBoundingClientRect();
    const point = { x: left + x, y: above + y };
    if (!isSeen(node.parentElement!, x, y)) return;
    pressed.isSeen = true;
    if (document.elementFromPoint(point.x, point.y) !== frame) return;
    page.elementFromPoint(x, y)?.dispatchEvent(
      new PointerEvent('pointermove', {
        ...{ pointerType: 'mouse', clientX: x, clientY: y, bubbles: true },
      }),
    );
    const outline = outlines.findIndex((one) => one.hasAttribute('data-pointed'));
    if (outline < 0) return;
    pressed.outlines.push(outline);
    pressed.point = point;
  }

  /** By eyes: drawn, and cut off by nothing around it. */
  function isSeen(element: Element, x: number, y: number): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (x < 0 || y < 0 || x > view.innerWidth || y > view.innerHeight) return false;
    for (let one: Element | null = element; one && one !== page.body; one = one.parentElement) {
      const { overflow, clipPath } = view.getComputedStyle(one);
      if (/^inset\((50|100)%\)$/.test(clipPath)) return false;
      const { left, top, right, bottom } = one.getBoundingClientRect();
      if (overflow !== 'visible' && (x < left || x > right || y < top || y > bottom)) return false;
    }
    return true;
  }

  /** From the beginning of a word to the end of one. */
  function holds(text: string, part: string): boolean {
    if (!part || !text.includes(part)) return false;
    const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const [before, after] = ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])'];
    return new RegExp(before + escaped + after, 'u').test(text);
  }
}
