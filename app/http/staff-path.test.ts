import { expect, test } from 'vitest';
import { isStaffPath } from './staff-path.ts';

test.each([
  ['/admin', true],
  ['/admin/', true],
  ['/admin/allgallery', true],
  ['/administrator', false],
  ['/admin.data', false],
  ['/bn/admin', false],
  ['/', false],
])('%s is for staff: %s', (path, is) => expect(isStaffPath(path)).toBe(is));
