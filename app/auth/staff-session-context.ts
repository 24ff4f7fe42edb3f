import { createContext, use } from 'react';
import type { Role, StaffSession } from './staff-member.ts';

/** The part of the session that pages inside the staff layout use. */
type SessionOfPage = Pick<StaffSession, 'picturesStay' | 'mailIsDelivered'> & {
  /** Id of the account under which the page was opened. Another may have signed in since. */
  account: string;
  email: string;
  name: string;
  role: Role;
};

export const StaffSessionContext = createContext<SessionOfPage>({
  account: '',
  email: '',
  name: '',
  role: 'staff',
  picturesStay: false,
  mailIsDelivered: true,
});

/** The session of the signed-in user. */
export function useStaffSession(): SessionOfPage {
  return use(StaffSessionContext);
}
