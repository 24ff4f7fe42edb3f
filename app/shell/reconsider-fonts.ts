/**
 * Gives fonts that came too late for one page a chance on the next. A browser decides about
 * `font-display: optional` once per document, and following a link makes no new document. It decides again
 * about a rule that is inserted again, and a font that has arrived by then costs no request and no layout shift.
 */
export function reconsiderFonts(): void {
  for (const sheet of document.styleSheets) {
    let rules: CSSRule[] = [];
    try {
      rules = [...sheet.cssRules];
    } catch {
      // Reading a style sheet of another origin throws, for example one of a browser extension.
    }
    for (const [index, rule] of rules.entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) continue;
      sheet.deleteRule(index);
      sheet.insertRule(rule.cssText, index);
    }
  }
}
