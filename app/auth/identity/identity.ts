/** Somebody whom a provider has vouched for. */
export type Identity = {
  /** The provider's own id of the person; it never changes. */
  subject: string;
  /** In lower case. */
  email: string;
  /** Whether the provider knows that the address belongs to the person. */
  isVerified: boolean;
};

/** Vouched for, or not; `refused` is a code for the log. A provider that fails throws an `ExternalServiceError`. */
export type IdentityCheck<T = object> = ({ identity: Identity } & T) | { refused: string };

/**
 * The entry of the allow-list by which somebody may work here; null for those who may not. An address
 * counts only once it has been verified: where strangers can sign up, anybody could otherwise take it.
 */
export function listEntry(
  allowList: string[],
  { subject, email, isVerified }: Identity,
): string | null {
  if (allowList.includes(subject)) return subject;
  return isVerified && allowList.includes(email) ? email : null;
}
