import { createContext, use } from 'react';
import type { Role, StaffSession } from './staff-member.ts';

/** The part of the session that pages inside the staff layout use. */
type SessionOfPage = Pick<StaffSession, 'picturesStay' | 'mailIsDelivered'> & { role: Role };

export const StaffSessionContext = createContext<SessionOfPage>({
  role: 'staff',
  picturesStay: false,
  mailIsDelivered: true,
});

/** The session of the signed-in user. */
export function useStaffSession(): SessionOfPage {
  return use(StaffSessionContext);
}
