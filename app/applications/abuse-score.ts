import { type NewApplication } from './application.ts';
import { applicationFields } from './application-fields.ts';

/** What was noticed besides the answers. */
export type Circumstances = {
  /** The field that no person sees was filled in. */
  isTrapped: boolean;
  /** This address, or its network, has sent more in this hour than a family would. */
  isOverLimit: boolean;
  /** Everybody together has sent more in this hour than is usual. */
  isRush: boolean;
  /** Another application has this passport number, or this name and phone. */
  isDuplicate: boolean;
};

/** From here on staff are asked to look. */
const suspicious = 3;

/**
 * How much speaks for a program or a prank, and why, as codes for staff; nothing is ever dropped for
 * it. One weak sign, such as scripts switched off, never makes an application suspicious.
 */
export function abuseScore(
  input: NewApplication,
  { isTrapped, isOverLimit, isRush, isDuplicate }: Circumstances,
): { score: number; flags: string[] } {
  const signs = [
    ...(isTrapped ? [{ flag: 'honeypot', weight: 5 }] : []),
    ...(isOverLimit ? [{ flag: 'over-limit', weight: 3 }] : []),
    // Alone it says little: an advertisement does the same as an attack.
    ...(isRush ? [{ flag: 'rush', weight: 1 }] : []),
    ...(isDuplicate ? [{ flag: 'duplicate', weight: 1 }] : []),
    ...haste(input.fillSeconds),
    ...(texts(input).some((text) => link.test(text)) ? [{ flag: 'links', weight: 3 }] : []),
    ...(isRepetitive(input) ? [{ flag: 'same-answers', weight: 2 }] : []),
  ];
  const score = signs.reduce((sum, { weight }) => sum + weight, 0);
  const flags = signs.flatMap(({ flag }) => flag ?? []);
  return { score, flags: score >= suspicious ? ['check', ...flags] : flags };
}

type Sign = { flag?: string; weight: number };

/** Eleven answers take longer than this, even where the browser fills most of them in. */
const fewestSeconds = 5;

/** Where scripts are off nothing is known, which says a little. */
function haste(fillSeconds: string): Sign[] {
  const seconds = /^\d+(?:\.\d+)?$/.test(fillSeconds) ? Number(fillSeconds) : null;
  if (seconds === null) return [{ weight: 1 }];
  return seconds < fewestSeconds ? [{ flag: 'too-fast', weight: 3 }] : [];
}

const link = /https?:|www\.|\[(?:url|link)\b|<a\s/i;

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
