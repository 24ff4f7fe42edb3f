/**
 * Whether an `Accept-Encoding` names an encoding, and not with the weight 0 (RFC 9110, 12.5.3). All browsers name
 * theirs; who sends `*` gets what anybody can read.
 */
export function acceptsEncoding(accepted: string, encoding: keyof typeof named): boolean {
  return named[encoding].test(accepted);
}

// Written out: every answer from memory asks.
const named = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};
