/** A sign of a program or a prank, and its weight: 1 is weak, 3 is enough by itself, 0 is none. */
export type SpamSign = { code: string; weight: number };

/** From this score on staff are asked to look. */
const suspicious = 3;

/**
 * How likely it is a program or a prank, and the codes of the signs, in their order. Nothing is
 * ever refused for it. One weak sign, such as scripts switched off, is never suspicious.
 */
export function spamScore(signs: SpamSign[]) {
  const found = signs.filter(({ weight }) => weight > 0);
  const score = found.reduce((sum, { weight }) => sum + weight, 0);
  return { score, codes: found.map(({ code }) => code), isSuspicious: score >= suspicious };
}

/** The field that no person sees was filled in. */
export function honeypotSign(isFilled: boolean): SpamSign {
  return { code: 'honeypot', weight: isFilled ? 5 : 0 };
}

/** `fillSeconds` as the form sends them; `fewest` is what a person needs where the browser fills most fields in. */
export function fillTimeSign(fillSeconds: string, fewest: number): SpamSign {
  // Where scripts are off nothing is known, which says a little.
  if (!/^\d+(?:\.\d+)?$/.test(fillSeconds)) return { code: 'time-unknown', weight: 1 };
  return { code: 'too-fast', weight: Number(fillSeconds) < fewest ? 3 : 0 };
}

/** One of the texts holds a link, also in the markup of forums. */
export function linkSign(texts: string[], weight: number): SpamSign {
  return { code: 'links', weight: texts.some((text) => link.test(text)) ? weight : 0 };
}

const link = /https?:|www\.|\[(?:url|link)\b|<a\s/i;
