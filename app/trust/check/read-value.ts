import type { IdentityKind } from '#app/content/kinds/trust/identities.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { normaliseEmail } from '#app/normalise/email.ts';
import { normalisePhone, phoneParts } from '#app/normalise/phone.ts';

/** A way to read what was typed, as it is compared: `social` `facebook.com/sample`. */
export type ReadValue = { kind: IdentityKind; value: string };

/** What was typed is one value, several of them, or nothing at all. */
export type Reading =
  | { status: 'read'; kind: IdentityKind; values: ReadValue[] }
  | { status: 'several' | 'required' };

/**
 * What somebody means by a phone number, e-mail, address of a page, account or registration number, however it is
 * written. A number may be that of a phone and of an account (a mobile account is both), so it has two readings, the
 * likelier first. What holds no number and no address is a name, of which nothing can be compared.
 */
export function readValue(typed: string): Reading {
  const text = toAsciiDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
    .trim();
  if (text === '') return { status: 'required' };
  const found = text.split(betweenValues).flatMap(valuesIn);
  if (found.length > 1) return { status: 'several' };
  const [values] = found;
  const [first] = values ?? [];
  if (!values || !first) return { status: 'read', kind: 'person', values: [] };
  return { status: 'read', kind: first.kind, values };
}

const betweenValues = /[,;|\n]+|\s(?:and|or|ও|এবং|বা)\s/i;

const webAddress =
  /^(?:https?:\/\/)?(?:[\p{L}\p{M}\d-]+\.)+\p{L}[\p{L}\p{M}\d-]+(?::\d+)?(?:[/?#].*)?$/iu;

/** Each value of a part of the text, with its readings. */
function valuesIn(part: string): ReadValue[][] {
  const words = part
    .split(/\s+/)
    .map((word) => word.replace(/\.+$/, ''))
    .filter(Boolean);
  const addresses: ReadValue[][] = [];
  const rest = words.filter((word) => {
    // As mail programs copy it: `The Agency <office@agency.example>`.
    const values = addressOf(word.replace(/^[<"'(]+|[>"')]+$/g, ''));
    if (values.length > 0) addresses.push(values);
    return values.length === 0;
  });
  return [...addresses, ...numbersIn(rest.join(' '))];
}

function addressOf(word: string): ReadValue[] {
  const called = calledIn(word);
  const phone: ReadValue[] = called ? [{ kind: 'phone', value: called }] : [];
  if (webAddress.test(word)) return [...phone, { kind: 'social', value: pageOf(word) }];
  if (called) return phone;
  const mail = /^(?:mailto:)?([^@/?]+@[^@/?]+)(?:\?.*)?$/i.exec(word)?.[1];
  if (!mail) return [];
  return [{ kind: 'email', value: normaliseEmail(mail).value ?? mail.toLowerCase() }];
}

/** The number that a link calls or opens a chat with, as our own pages link to it and as browsers show such a link later. */
function calledIn(word: string): string | null {
  const [, path] = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/([^/?#]+)/i.exec(word) ?? [];
  const isChat = /^(?:(?:https?:\/\/)?(?:[a-z]+\.)?whatsapp\.com|whatsapp:\/)\/send\/?\?/i.test(
    word,
  );
  const [phone = path, ...others] = isChat
    ? new URLSearchParams(word.slice(word.indexOf('?'))).getAll('phone')
    : [];
  if (phone === undefined || others.length > 0) return null;
  return normalisePhone(`+${phone.replace(/%2B|\D/gi, '')}`).value;
}

/**
 * What names a page where its path does not, the likeliest first: a video, a photo, a post with whose it is, one of a group, a
 * playlist, an album, a number to write to, an invitation. Without it one false post made every post false (`story.php?…`), and
 * one listed video every video ours. Only the first that is there counts, and nothing else of a query (T-19): a page named so is
 * another than the bare one, and so "not on our list", the cautious answer.
 */
const namingParameters = [
  ['v'],
  ['fbid'],
  ['story_fbid', 'id'],
  ['multi_permalinks'],
  ['list'],
  ['set'],
  ['phone'],
  ['g2'],
  ['id'],
];

/** The address of a page without what differs between two links to it. */
function pageOf(address: string): string {
  const url = URL.parse(`https://${address.replace(/^https?:\/\//i, '')}`);
  if (!url) return address.toLowerCase();
  const host = url.hostname
    .replace(/^(?:(?:www|m|mobile)\.)+/, '')
    .replace(/^fb\.com$/, 'facebook.com');
  const named = namingParameters.find(([first = '']) => url.searchParams.get(first)) ?? [];
  const naming = named.flatMap((name) => url.searchParams.getAll(name).map((one) => [name, one]));
  const [number, ...others] = url.searchParams.getAll('id');
  // A profile without a name has its number in the query, and the same address as one that has it in the path.
  const isNumbered = url.pathname === '/profile.php' && number && others.length === 0;
  const path = isNumbered
    ? encodeURIComponent(number)
    : url.pathname.split('/').filter(Boolean).join('/');
  const query = isNumbered || naming.length === 0 ? '' : `?${new URLSearchParams(naming)}`;
  return (path ? `${host}/${path}` : host).toLowerCase() + query;
}

const twoMobiles = /(?:88)?01\d{9}\D*(?:88)?01\d{9}/;

function numbersIn(text: string): ReadValue[][] {
  if (!/\d/.test(text)) return [];
  const together = text.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
  const account: ReadValue = { kind: 'account', value: together };
  if (twoMobiles.test(together) || isBesideAnother(text)) return [[account], [account]];
  const { value } = normalisePhone(text);
  return [value ? [{ kind: 'phone', value }, account] : [account]];
}

/**
 * Whether beside a whole phone number there is enough for a second, of whatever country: the answer to one is no answer to
 * the other. What is only cut, `01712/345678`, is one; hours and extensions are too short to be any.
 */
function isBesideAnother(text: string): boolean {
  const parts = phoneParts(text);
  const whole = parts.findIndex((part) => normalisePhone(part).value !== null);
  const rest = parts.filter((_, at) => at !== whole).join('');
  return whole !== -1 && rest.replace(/\D/g, '').length >= 7;
}
