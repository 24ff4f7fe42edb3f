import type { Documents } from '#app/content/documents.ts';
import type { IdentityKind } from '#app/content/kinds/trust/identities.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import type { Snapshot } from '#app/content/snapshot.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import type { ListedIdentity } from './listed-identity.ts';
import { type ReadValue, readValue } from './read-value.ts';

/** Somebody or something that speaks for the agency, with what visitors are told of it. */
export type OurIdentity = {
  kind: IdentityKind;
  role: Bilingual;
  /** Days of Dhaka as `yyyy-mm-dd`. */
  since?: string;
  until?: string;
};

type Listed = OurIdentity & { values: string[] };

/**
 * Which of our own identities one of these values is, on a day of Dhaka; null where none is. The whole list is gone
 * through each time, so that the time tells nothing of it.
 */
export function ourIdentity(
  { documents, publishedAt }: Pick<Snapshot, 'documents' | 'publishedAt'>,
  values: readonly ReadValue[],
  today: string,
): OurIdentity | null {
  const all = [...ofAgency(documents, publishedAt.agency), ...ofList(documents)];
  const found = all.filter(({ values: own, since, until }) => {
    const isMeant = own.map((value) => comparedValues(value).some(isAmong(values))).includes(true);
    return isMeant && (!since || since <= today) && (!until || until >= today);
  });
  const [first] = found;
  if (!first) return null;
  const { kind, role, since, until } = first;
  return { kind, role, ...(since && { since }), ...(until && { until }) };
}

function isAmong(values: readonly ReadValue[]) {
  return (one: ReadValue) =>
    values.filter(({ kind, value }) => kind === one.kind && value === one.value).length > 0;
}

function comparedValues(listed: string): ReadValue[] {
  const reading = readValue(listed);
  return reading.status === 'read' ? reading.values : [];
}

/** What every page names as the agency's, on the list since its document was last published. */
function ofAgency({ agency: { agency } }: Documents, publishedAt: string | undefined): Listed[] {
  const since = publishedAt ? { since: todayInDhaka(new Date(publishedAt)) } : {};
  const own = (kind: IdentityKind, value: string, role: Bilingual): Listed => {
    return { kind, role, values: [value], ...since };
  };
  return [
    ...agency.phones.map(({ shown }) => own('phone', shown, roles.phone)),
    own('phone', agency.chatNumber, roles.chat),
    own('email', agency.email, roles.email),
    ...agency.socials.map(({ name, url }) => {
      return own('social', url, { en: `Our page: ${name}`, bn: `আমাদের পেজ: ${name}` });
    }),
    own('social', agency.videoChannel, roles.video),
  ];
}

const roles = {
  phone: { en: 'Office phone', bn: 'অফিসের ফোন' },
  chat: { en: 'Office WhatsApp', bn: 'অফিসের হোয়াটসঅ্যাপ' },
  email: { en: 'Office e-mail', bn: 'অফিসের ইমেইল' },
  video: { en: 'Our video channel', bn: 'আমাদের ভিডিও চ্যানেল' },
};

function ofList({ identities: { identities } }: Documents): Listed[] {
  return identities.map(({ kind, role, value, registrationNumber, since, validUntil }) => ({
    kind,
    role,
    values: registrationNumber ? [value, registrationNumber] : [value],
    ...(since && { since }),
    ...(validUntil && { until: validUntil }),
  }));
}

/** Everything that speaks for the agency, as staff see it on a day of Dhaka: what ended and what nobody checked, too. */
export function listIdentities(
  { identities: { identities } }: Documents,
  today: string,
): ListedIdentity[] {
  return identities.map((identity) => {
    const { _key, kind, value, name, role, area, registrationNumber, since, validUntil } = identity;
    return {
      _key,
      kind,
      value,
      role,
      name: name ?? null,
      area: area ?? null,
      registrationNumber: registrationNumber ?? null,
      since: since ?? null,
      until: validUntil ?? null,
      state:
        validUntil && validUntil < today ? 'ended' : since && since > today ? 'not_yet' : 'listed',
      checked: factState('identity', identity, today),
    };
  });
}
