/** Somebody whom a provider has vouched for. */
export type Identity = {
  /** The provider's id of the person, which never changes. */
  subject: string;
  /** In lower case. */
  email: string;
  /** Whether the provider has verified that the address belongs to the person. */
  isVerified: boolean;
};

/**
 * The identity, or `refused` with a code for the log. If the provider fails, an `ExternalServiceError` is
 * thrown.
 */
export type IdentityCheck<T = object> = ({ identity: Identity } & T) | { refused: string };

/**
 * The entry of the allow-list that admits somebody; null if none does. An e-mail address counts only when
 * verified: where anybody can sign up, strangers could otherwise claim it.
 */
export function listEntry(
  allowList: string[],
  { subject, email, isVerified }: Identity,
): string | null {
  if (allowList.includes(subject)) return subject;
  return isVerified && allowList.includes(email) ? email : null;
}
