import { expect, test } from 'vitest';
import { recordAt } from './record-at.ts';

const id = '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

test.each([
  ['application.moved', id, `/admin/case/${id}`],
  ['complaint.answered', id, `/admin/complaints/${id}`],
  ['owners.complaint-answered', id, `/admin/complaints/${id}`],
  ['owners.complaint-deleted', id, null],
  ['application.deleted', id, null],
  ['application.erased-on-request', id, null],
  ['application.exported', '{"count":3}', null],
  ['application.passport-not-found', '', null],
  ['staff.role', id, null],
])('%s of %j has its record at %s', (action, subject, page) => {
  expect(recordAt({ action, subject })).toBe(page);
});
