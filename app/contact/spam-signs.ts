import { fillTimeSign, honeypotSign, linkSign, spamScore } from '#app/forms/spam-score.ts';
import type { ContactMessage } from './contact-message.ts';

/** A name, a number and three more answers take longer than this, even where the browser fills them in. */
const fewestSeconds = 3;

/** Why a message looks like a program's, as codes; empty where there is little evidence. */
export function spamSignsOf({ homepage, fillSeconds, ...message }: ContactMessage): string[] {
  const { name, number, reference, address, question, from, to } = message;
  const { codes, isSuspicious } = spamScore([
    honeypotSign(homepage !== ''),
    fillTimeSign(fillSeconds, fewestSeconds),
    // Less than in an application: an employer may well name the company's site.
    linkSign([name, number, reference, address, question, from, to], 2),
  ]);
  return isSuspicious ? codes : [];
}

/** A sign in words for the office. */
export function spamSignWords(code: string): string {
  return signWords[code] ?? code;
}

const signWords: Record<string, string> = {
  honeypot: 'hidden field filled in',
  'too-fast': 'typed too fast',
  'time-unknown': 'typing time unknown',
};
