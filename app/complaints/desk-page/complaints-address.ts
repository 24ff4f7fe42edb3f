import { callApi } from '#app/http/api-client.ts';
import type { FetchPage } from '#app/http/paged-list.ts';
import { listAddress } from '#app/work/list-address.ts';
import {
  type ComplaintSearch,
  type StaffComplaint,
  complaintViews,
} from '../desk/staff-complaint.ts';

/** Where the views of the list are. What is open comes first. */
export const complaintsAddress = listAddress(complaintViews, { usual: 'open', all: 'all' });

/** Fetches what fits. The typed words go in the body of a POST. */
export function complaintsThatFit(search: ComplaintSearch): FetchPage<StaffComplaint> {
  return (page) =>
    search.q
      ? callApi('POST /api/complaint/search', { query: page, body: search })
      : callApi('GET /api/complaint', { query: { ...page, view: search.view } });
}
