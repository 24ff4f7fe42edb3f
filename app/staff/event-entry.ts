import * as v from 'valibot';

/** A log entry as the API returns it. */
export const eventEntry = v.object({
  _id: v.string(),
  at: v.string(),
  actor: v.nullable(v.string()),
  actorName: v.nullable(v.string()),
  via: v.nullable(v.string()),
  action: v.string(),
  subject: v.string(),
});
