/** Ids of records are UUIDs; what else an entry may be about, such as an export, has no page. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The page of the record that an entry of the log is about; null where there is none, or no longer. */
export function recordAt({ action, subject }: { action: string; subject: string }): string | null {
  if (!uuid.test(subject) || /[.-](deleted|erased|erased-on-request|expired)$/.test(action))
    return null;
  if (action.startsWith('application.')) return `/admin/case/${subject}`;
  return /^(complaint\.|owners\.complaint-)/.test(action) ? `/admin/complaints/${subject}` : null;
}
