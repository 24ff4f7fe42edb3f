import type { StartPage } from './remembered-page.ts';

/** What an account may do: an owner everything, staff all but what is stated as an owner's. */
export const roles = ['owner', 'staff'] as const;

export type Role = (typeof roles)[number];

/** The signed-in member of staff. */
export type StaffMember = {
  id: string;
  email: string;
  name: string;
  role: Role;
  mustChangePassword: boolean;
  /** Whether sign-in asks for a code after the password. */
  hasSecondFactor: boolean;
  /** Whether a second factor is required and must be set up before anything else. */
  mustAddSecondFactor: boolean;
};

/**
 * What pages may know of a session. `expiresAt` is ISO 8601 in UTC; `mailIsDelivered` is false while mail is
 * only written to files, which staff must know.
 */
export type StaffSession = {
  staff: StaffMember;
  /** ISO 8601 in UTC. */
  signedInAt: string;
  expiresAt: string;
  mailIsDelivered: boolean;
  /**
   * The name of the single sign-on provider, "" for an external provider of passwords, null with our own
   * accounts.
   */
  signInBy: string | null;
  /** True where the image store cannot delete, which staff must know. */
  picturesStay: boolean;
  /** Where this person starts after sign-in. */
  startPage: StartPage;
};
