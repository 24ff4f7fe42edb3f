import type { StaffSession } from '#app/auth/staff-member.ts';

let session: StaffSession | null = null;

/** Keeps the session that a sign-in has just answered with, for the page that is opened next. */
export function keepSession(made: StaffSession): void {
  session = made;
}

/** That session, once: whoever asks again, asks the server. Null where there was no sign-in right before. */
export function takeKeptSession(): StaffSession | null {
  const made = session;
  session = null;
  return made;
}
