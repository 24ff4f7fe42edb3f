/** Whoever is signed in. */
export type StaffMember = {
  id: string;
  email: string;
  name: string;
  mustChangePassword: boolean;
  /** Whether a code is asked for after the password. */
  hasSecondFactor: boolean;
  /** Whether there must be one, and it is to be set up before anything else. */
  mustAddSecondFactor: boolean;
};

/**
 * A session as a page may know it. `expiresAt` is ISO 8601 in UTC; `mailIsDelivered` is false while
 * mail is only written to files, which staff must know.
 */
export type StaffSession = {
  staff: StaffMember;
  expiresAt: string;
  mailIsDelivered: boolean;
  /** What the provider of single sign-on is called, or "" for one of passwords; null with our own accounts. */
  signInBy: string | null;
  /** True where the image store has no way to delete, which staff must know. */
  picturesStay: boolean;
};
