/**
 * Gives fonts that arrived too late for one page a chance on the next. Browsers apply `font-display:
 * optional` once per document, and a client-side navigation creates no new document. Inserting the rule again
 * makes the browser decide again; a font that has arrived by then costs no request and no layout shift.
 *
 * An inserted rule has the browser lay out all text a second time, in the middle of a tap that is to be answered. So
 * each only once its font has come, and once: `decided` are the files of which that is so already, and the answer is
 * what to give the next time. By name and not by time: an entry may be written long after its file has come.
 */
export function reconsiderFonts(decided: readonly string[]): string[] {
  const there = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((file) => file.endsWith('.woff2'));
  const root = document.documentElement;
  // The first page of a visit did without any (`app/document/page-scripts.server.ts`), so nothing is decided of them.
  if (root.hasAttribute('data-fonts-later')) {
    root.removeAttribute('data-fonts-later');
    return there;
  }
  const late = there.filter((file) => !decided.includes(file));
  if (late.length === 0) return there;
  for (const sheet of document.styleSheets) {
    let rules: CSSRule[] = [];
    try {
      rules = [...sheet.cssRules];
    } catch {
      // Reading a stylesheet of another origin throws, for example that of a browser extension.
    }
    for (const [index, rule] of rules.entries()) {
      const text = rule instanceof CSSFontFaceRule ? rule.cssText : '';
      if (!text.includes('optional') || !late.some((file) => text.includes(file))) continue;
      sheet.deleteRule(index);
      sheet.insertRule(text, index);
    }
  }
  return there;
}
