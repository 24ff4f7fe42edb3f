/**
 * Gives fonts that came too late for one page a chance on the next. A browser decides about
 * `font-display: optional` once for a document, and following a link makes no new one; about a rule that is
 * put in anew it decides anew, and what it has by then needs no request and no second layout.
 */
export function reconsiderFonts(): void {
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of rulesOf(sheet).entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) continue;
      sheet.deleteRule(index);
      sheet.insertRule(rule.cssText, index);
    }
  }
}

/** None of a sheet that an extension or a translator has put in from elsewhere: reading it throws. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
