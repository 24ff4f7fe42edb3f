/** Somebody whom a provider has vouched for. */
export type Identity = {
  /** The provider's own id of the person; it never changes. */
  subject: string;
  /** In lower case. */
  email: string;
  /** Whether the provider knows that the address belongs to the person. */
  isVerified: boolean;
};

/** Vouched for, or not; `refused` is a code for the log. A provider that fails throws an `OutsideFault`. */
export type IdentityCheck<T = object> = ({ identity: Identity } & T) | { refused: string };

/**
 * Whether somebody is on the list of those who may work here. An address counts only once it has been
 * verified: where strangers can sign up, anybody could otherwise take it.
 */
export function isAllowed(allowList: string[], { subject, email, isVerified }: Identity): boolean {
  return allowList.includes(subject) || (isVerified && allowList.includes(email));
}
