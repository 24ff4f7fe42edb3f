import type { Role } from '#app/auth/staff-member.ts';
import type { Database } from './database.server.ts';
import { ownersPrefix } from './event-log.server.ts';

/** A log entry as staff read it: `actor` is an e-mail address, null for visitors and the program. */
export type ReadEvent = {
  _id: string;
  at: string;
  actor: string | null;
  /** The name under which colleagues know that person. */
  actorName: string | null;
  /** `command` for an action of a command on the server. */
  via: string | null;
  action: string;
  subject: string;
};

/** The position in the log: the last entry read. */
export type EventCursor = { at: string; _id: string };

/**
 * At most `limit` log entries, newest first: of one record, of these `subjects`, of one `actor`, or of all except some actions. `isByPeople` leaves out
 * what visitors and the program did; `role` is that of who reads, since some acts are for owners alone to know.
 */
export function readEvents(
  db: Database,
  {
    subject,
    subjects = subject === undefined ? undefined : [subject],
    actor,
    except = [],
    isByPeople = false,
    role = 'staff',
    limit,
    after,
  }: {
    subject?: string;
    subjects?: string[];
    actor?: string;
    except?: string[];
    isByPeople?: boolean;
    role?: Role;
    limit: number;
    after?: EventCursor | null;
  },
): Promise<ReadEvent[]> {
  let query = db
    .selectFrom('event')
    .leftJoin('staff', 'staff.id', 'event.actor')
    .select([
      'event._id',
      'at',
      'staff.email as actor',
      'staff.name as actorName',
      'via',
      'action',
      'subject',
    ])
    .orderBy('at', 'desc')
    .orderBy('event._id', 'desc')
    .limit(limit);
  if (subjects) query = query.where('subject', 'in', subjects);
  if (actor !== undefined) query = query.where('event.actor', '=', actor);
  if (except.length > 0) query = query.where('action', 'not in', except);
  if (role !== 'owner') query = query.where('action', 'not like', `${ownersPrefix}%`);
  if (isByPeople) {
    query = query.where(({ eb, or }) =>
      or([eb('event.actor', 'is not', null), eb('via', 'is not', null)]),
    );
  }
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('at', 'event._id'), '<', tuple(after.at, after._id)),
    );
  }
  return query.execute();
}
