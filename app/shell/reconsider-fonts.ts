/**
 * Gives fonts that arrived too late for one page a chance on the next. Browsers apply `font-display:
 * optional` once per document, and a client-side navigation creates no new document. Inserting the rule again
 * makes the browser decide again; a font that has arrived by then costs no request and no layout shift. So does one
 * that the first page of a visit did without (`app/document/head-scripts.server.ts`).
 */
export function reconsiderFonts(): void {
  document.documentElement.removeAttribute('data-fonts-later');
  for (const sheet of document.styleSheets) {
    let rules: CSSRule[] = [];
    try {
      rules = [...sheet.cssRules];
    } catch {
      // Reading a stylesheet of another origin throws, for example that of a browser extension.
    }
    for (const [index, rule] of rules.entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) continue;
      sheet.deleteRule(index);
      sheet.insertRule(rule.cssText, index);
    }
  }
}
