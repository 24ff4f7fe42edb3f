/** Why a file is not taken; each is a code of `app/http/problems.ts`. */
export type ListRefusal =
  'list_unreadable' | 'list_locked' | 'list_too_large' | 'list_too_long' | 'list_empty';
