/**
 * Gives fonts that came too late for one page a chance on the next. A browser decides about
 * `font-display: optional` once for a document, and following a link makes no new one; about a rule that is
 * put in anew it decides anew, and what it has by then needs no request and no second layout.
 */
export function reconsiderFonts(): void {
  for (const sheet of document.styleSheets) {
    let rules: CSSRule[] = [];
    try {
      rules = [...sheet.cssRules];
    } catch {
      // An extension or a translator has put it in from elsewhere: reading it throws.
    }
    for (const [index, rule] of rules.entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) continue;
      sheet.deleteRule(index);
      sheet.insertRule(rule.cssText, index);
    }
  }
}
