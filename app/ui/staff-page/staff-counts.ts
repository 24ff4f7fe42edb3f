import { createContext, use } from 'react';
import type { AnswerOf } from '#app/http/api-client.ts';

/** How many applications each view of the list has, messages wait and complaints are new; null where not known. */
export type StaffCounts = AnswerOf<'GET /api/application/counts'> & {
  messages: AnswerOf<'GET /api/contact/counts'>['waiting'] | null;
  complaints: AnswerOf<'GET /api/complaint/counts'>['received'] | null;
};

export const StaffCountsContext = createContext<StaffCounts | null>(null);

/** The numbers that the frame of the staff area keeps up to date; null until they have come. */
export function useStaffCounts(): StaffCounts | null {
  return use(StaffCountsContext);
}
