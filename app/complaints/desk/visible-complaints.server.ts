import type { Role } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';

/** The complaints that somebody of this role may know of, none from the trash: those about staff are the owners' alone. */
export function visibleComplaints(db: Database, role: Role) {
  const all = db.selectFrom('complaint').where('complaint.deletedAt', 'is', null);
  return role === 'owner' ? all : all.where('complaint.kind', '!=', 'staff');
}
