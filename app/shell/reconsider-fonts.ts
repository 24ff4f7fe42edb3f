/**
 * Gives fonts that arrived too late for one page a chance on the next. Browsers apply `font-display:
 * optional` once per document, and a client-side navigation creates no new document. Inserting the rule again
 * makes the browser decide again; a font that has arrived by then costs no request and no layout shift. So does one
 * that the first page of a visit did without (`app/document/head-scripts.server.ts`): of that nothing was decided.
 *
 * Each rule that is inserted has the browser read its font once more and lay out all text anew, 200 to 300 ms on a slow
 * phone, in the middle of a tap that is to be answered: so only fonts that came after the first paint, and each once.
 * `decided` keeps their files from one page to the next. Tests run this in a page, so it calls nothing of this file.
 */
export function reconsiderFonts(decided = new Set<string>()): void {
  const root = document.documentElement;
  // All, where the browser does not tell when it first drew.
  const drawn = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const late = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.endsWith('.woff2') && entry.startTime + entry.duration > drawn)
    .map(({ name }) => new URL(name).pathname)
    .filter((file) => !decided.has(file));
  for (const file of late) decided.add(file);
  if (root.hasAttribute('data-fonts-later')) return root.removeAttribute('data-fonts-later');
  if (late.length === 0) return;
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
}
