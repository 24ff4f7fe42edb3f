/** A sign of a bot or a prank, and its weight: 1 is weak, 3 is enough by itself, 0 is none. */
export type SpamSign = { code: string; weight: number };

/** From this score on staff are asked to look. */
const suspicious = 3;

/**
 * The spam score and the codes of the signs, in order. Nothing is ever refused because of it. One weak sign,
 * such as disabled scripts, is never suspicious.
 */
export function spamScore(signs: SpamSign[]) {
  const found = signs.filter(({ weight }) => weight > 0);
  const score = found.reduce((sum, { weight }) => sum + weight, 0);
  return { score, codes: found.map(({ code }) => code), isSuspicious: score >= suspicious };
}

/** The honeypot field was filled in. */
export function honeypotSign(isFilled: boolean): SpamSign {
  return { code: 'honeypot', weight: isFilled ? 5 : 0 };
}

/**
 * `fillSeconds` as the form sends them; `fewest` is what a person needs when the browser autofills most
 * fields.
 */
export function fillTimeSign(fillSeconds: string, fewest: number): SpamSign {
  // Without scripts the time is unknown, which is a weak sign.
  if (!/^\d+(?:\.\d+)?$/.test(fillSeconds)) return { code: 'time-unknown', weight: 1 };
  return { code: 'too-fast', weight: Number(fillSeconds) < fewest ? 3 : 0 };
}

/** One of the texts contains a link, also in forum markup. */
export function linkSign(texts: string[], weight: number): SpamSign {
  return { code: 'links', weight: texts.some((text) => link.test(text)) ? weight : 0 };
}

const link = /https?:|www\.|\[(?:url|link)\b|<a\s/i;
