import { fillTimeSign, honeypotSign, linkSign, spamScore } from '#app/forms/spam-score.ts';
import { type NewApplication, applicationFields } from './application.ts';

/** What was noticed besides the answers. */
export type Circumstances = {
  /** The field that no person sees was filled in. */
  isHoneypotFilled: boolean;
  /** This address, or its network, has sent more in this hour than a family would. */
  isOverLimit: boolean;
  /** Everybody together has sent more in this hour than is usual. */
  isRush: boolean;
  /** Another application has this passport number, or this name and phone. */
  isDuplicate: boolean;
};

/** Eleven answers take longer than this, even where the browser fills most of them in. */
const fewestSeconds = 5;

/**
 * How likely it is a program or a prank, and why, as codes for staff: with `check` where they are
 * asked to look. Nothing is ever refused for it.
 */
export function abuseScore(
  input: NewApplication,
  { isHoneypotFilled, isOverLimit, isRush, isDuplicate }: Circumstances,
): { score: number; flags: string[] } {
  const { score, codes, isSuspicious } = spamScore([
    honeypotSign(isHoneypotFilled),
    { code: 'over-limit', weight: isOverLimit ? 3 : 0 },
    // Alone it says little: an advertisement does the same as an attack.
    { code: 'rush', weight: isRush ? 1 : 0 },
    { code: 'duplicate', weight: isDuplicate ? 1 : 0 },
    fillTimeSign(input.fillSeconds, fewestSeconds),
    // Names, trades and places: nobody writes a link there.
    linkSign(texts(input), 3),
    { code: 'same-answers', weight: isRepetitive(input) ? 2 : 0 },
  ]);
  // Staff need not know that scripts were off.
  const flags = codes.filter((code) => code !== 'time-unknown');
  return { score, flags: isSuspicious ? ['check', ...flags] : flags };
}

function texts(input: NewApplication): string[] {
  return applicationFields.flatMap((field) => (field === 'email' ? [] : (input[field] ?? [])));
}

/** More than half of the answers are one and the same. */
function isRepetitive(input: NewApplication): boolean {
  const answers = texts(input).map((text) => text.trim().toLowerCase());
  return answers.some(
    (answer) => answers.filter((other) => other === answer).length > applicationFields.length / 2,
  );
}
