import { editDistance } from './edit-distance.ts';
import { toAsciiDigits } from './digits.ts';
import { withWarning, type Normalised } from './warning.ts';

/**
 * An e-mail address in lower case, null where what was typed is none. A probable slip (`gmail.con`,
 * a comma for a dot, a forgotten @) comes back as a suggestion and is never corrected silently.
 */
export function normaliseEmail(typed: string): Normalised {
  const address = typed.trim();
  if (address.length > maxLength) return withWarning(null, 'email_unreadable');
  const value = isEmailAddress(address) ? address.toLowerCase() : null;
  const repaired = repair(address);
  if (repaired !== value && isEmailAddress(repaired)) {
    return withWarning(value, 'email_did_you_mean', repaired);
  }
  return withWarning(value, value === null ? 'email_unreadable' : undefined);
}

/**
 * The HTML standard's pattern, made stricter where mail servers are: a dot in the domain, none at
 * either end of the name or twice in a row, 64 and 254 characters (RFC 5321). The length is looked
 * at first, so that no text keeps the pattern busy.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && shape.test(text);
}

const maxLength = 254;

const shape =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

function repair(address: string): string {
  // As mail programs copy it: `"Rahim" <rahim@example.com>`, `mailto:rahim@example.com?subject=…`.
  let text = toAsciiDigits(address.normalize('NFKC'))
    .toLowerCase()
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:([^?]*).*$/, '$1')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/@+/g, '@')
    .replace(/[.,]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .replace(/\.?@\.?/g, '@');
  if (!text.includes('@')) {
    const domain = domains.find((known) => text.endsWith(known));
    if (domain) text = `${text.slice(0, -domain.length)}@${domain}`;
  }
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + repairDomain(text.slice(at));
}

function repairDomain(domain: string): string {
  // Endings that are no top-level domain and one slip away from com.
  const ended = domain.replace(/\.(?:con|cmo|ocm|vom|xom|cpm|cim|comm|coom)$/, '.com');
  if (domains.includes(ended) || neighbours.includes(ended)) return ended;
  const meant = domains.find(
    (known) => `${ended}.com` === known || editDistance(ended, known, known.length > 9 ? 2 : 1) < 3,
  );
  return meant ?? ended;
}

/** Mailboxes of others that are one letter away from those below. */
const neighbours = ['mail.com', 'email.com', 'jmail.com', 'line.com', 'love.com', 'life.com'];

/** Where most of our visitors have their mailbox. */
const domains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'ymail.com',
  'live.com',
];
