import type { Documents } from '#app/content/documents.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import type { ListedIdentity } from './listed-identity.ts';

/** Everything that speaks for the agency, as staff see it on a day of Dhaka: what ended and what nobody checked, too. */
export function listIdentities(
  { identities: { identities } }: Documents,
  today: string,
): ListedIdentity[] {
  return identities.map((identity) => {
    const { _key, kind, value, name, role, area, registrationNumber, since, validUntil } = identity;
    return {
      ...{ _key, kind, value, role },
      ...{ name: name ?? null, area: area ?? null, registrationNumber: registrationNumber ?? null },
      ...{ since: since ?? null, until: validUntil ?? null },
      state:
        validUntil && validUntil < today ? 'ended' : since && since > today ? 'not_yet' : 'listed',
      checked: factState('identity', identity, today),
    };
  });
}
