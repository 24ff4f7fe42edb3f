import { toAsciiDigits } from '#app/normalise/digits.ts';
import { normalisePhone } from '#app/normalise/phone.ts';
import type { Documents } from '../documents.ts';
import type { DocumentKind } from '../fields.ts';
import { isRecord, leavesIn, placeAt } from '../leaves.ts';
import { agencyDocument } from '../kinds/agency.ts';
import { helpLinesDocument } from '../kinds/trust/help-lines.ts';
import { identitiesDocument } from '../kinds/trust/identities.ts';

/**
 * Where the texts of a document lead a reader (decision 76): telephone numbers in E.164, other numbers of seven digits or more by
 * their digits, what `tel:` dials, and hosts. However they are written, the same is the same.
 */
export function contactsIn(kind: Pick<DocumentKind, 'fields'>, content: unknown): Set<string> {
  const leaves = Object.entries(leavesIn(kind.fields, content));
  return new Set(leaves.flatMap(([path, value]) => contactsOfLeaf(kind, path, value)));
}

/** The same of one leaf. */
export function contactsOfLeaf(
  { fields }: Pick<DocumentKind, 'fields'>,
  path: string,
  value: unknown,
): string[] {
  const place = placeAt(fields, path);
  if (place?.kind !== 'leaf') return [];
  const { field } = place;
  // Pictures have names of many digits, and moments are no numbers.
  const isRead = field.type !== 'fact' || ['line', 'phone', 'address'].includes(field.control.kind);
  return isRead ? textsIn(value).flatMap((text) => contactsOf(text)) : [];
}

/** What stands in `agency`, `identities` (as long as it holds) or `help-lines`. */
export function ourContacts(documents: Documents): Set<string> {
  const { agency, identities, today } = documents;
  const valid = identities.identities.filter((one) => (one.validUntil ?? today.day) >= today.day);
  const own = [
    [agencyDocument, agency],
    [identitiesDocument, { identities: valid }],
    [helpLinesDocument, documents['help-lines']],
  ] as const;
  const texts = own.flatMap(([kind, content]) =>
    Object.values(leavesIn(kind.fields, content)).flatMap(textsIn),
  );
  // Ours may be short (`16135`), and a page beside our mail is ours.
  return new Set([
    ...texts.flatMap((text) => contactsOf(text, 3)),
    hostOf(agency.agency.email.split('@').pop() ?? ''),
  ]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const inside = Array.isArray(value) || isRecord(value) ? Object.values<unknown>(value) : [];
  return inside.flatMap(textsIn);
}

// Begins at a word and ends by itself: drafts may be long, and are looked at with every save.
const address =
  /https?:\/\/[^\s<>"]+|(?<![\p{L}\d.-])(?:www\.|(?:[\p{L}\d-]{1,63}\.){1,20}[a-z]{2,24}(?=\/))[^\s<>"]*/giu;

function contactsOf(typed: string, fewest = fewestDigits): string[] {
  const text = toAsciiDigits(typed.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const hosts: string[] = [];
  const rest = text.replace(address, (found) => {
    const host = hostOf(found);
    hosts.push(host);
    // The number of a post or a video rings nobody; that of a chat does.
    return /(?:^|\.)(?:wa\.me|whatsapp\.com)$/.test(host) ? found : ' – ';
  });
  const dialled = [...rest.matchAll(/tel:\s*(\+?[\d\s().-]+)/gi)].map(([, one = '']) => one);
  return [...hosts, ...dialled.map(comparedNumber), ...numbersIn(rest, fewest)];
}

function hostOf(found: string): string {
  const whole = /^https?:\/\//i.test(found) ? found : `https://${found}`;
  return (URL.parse(whole)?.hostname ?? found).replace(/^(?:www|m)\./, '');
}

/** As few digits as a telephone number has within a city. */
const fewestDigits = 7;

const digitRun = /\+?\d(?:[^\p{L}\p{M}\p{N}]{0,6}\d)*/gu;

/** What is written with as many digits and is no number to call: days, times, years, sums of taka, from this to that. */
const harmless = new RegExp(
  [
    String.raw`(?<!\d)\d{1,2}([-./])\d{1,2}\1(?:19|20)\d{2}(?!\d)`,
    String.raw`(?<!\d)(?:19|20)\d{2}([-./])\d{1,2}\2\d{1,2}(?!\d)`,
    String.raw`(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d)`,
    String.raw`(?<![\d,])[1-9]\d?(?:,\d{2}){0,2},\d{3}(?!,?\d)`,
    String.raw`(?<![\d,])[1-9]\d{0,2}(?:,\d{3}){1,2}(?!,?\d)`,
    String.raw`(?<!\d)[1-9]\d{0,2}0\s?\p{Pd}\s?[1-9]\d{0,2}0(?!\d)`,
    String.raw`(?<!\d)(?:19|20)\d{2}(?!\d)`,
  ].join('|'),
  'gu',
);

function numbersIn(text: string, fewest: number): string[] {
  const runs = text.replaceAll('(0)', '').match(digitRun) ?? [];
  return runs
    .filter((run) => digitsOf(run).length >= fewest)
    .filter((run) => digitsOf(run.replace(harmless, '')).length > (/^[+0]/.test(run) ? 0 : 3))
    .flatMap((run) => {
      const parts = run.split(/[,;/|\n]|(?=\+)/).filter((part) => digitsOf(part).length >= fewest);
      return (parts.length > 0 ? parts : [run]).flatMap(apart).map(comparedNumber);
    });
}

/** Several mobile numbers with nothing between them that tells them apart. */
function apart(part: string): string[] {
  const digits = digitsOf(part);
  const mobile = /(?:(?:00)?88)?01\d{9}/g;
  const isSeveral = digits.length > 15 && digits.replace(mobile, '') === '';
  return isSeveral ? (digits.match(mobile) ?? []) : [part];
}

function comparedNumber(part: string): string {
  const digits = digitsOf(part);
  const plus = part.trimStart().startsWith('+') ? '+' : '';
  return normalisePhone(plus + digits).value ?? digits;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
