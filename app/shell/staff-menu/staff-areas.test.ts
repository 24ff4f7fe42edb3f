import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { areasFor } from './staff-areas.ts';

const pagesFor = (role: 'owner' | 'staff') =>
  areasFor(role).flatMap(({ pages }) => pages.map(({ to }) => to));

test('decision 80: eight lines lead to every list and setting of the staff', () => {
  expect(areasFor('owner').length).toBeLessThanOrEqual(8);
  const guarded = routes.flatMap(({ children = [] }) => children.map(({ path }) => `/${path}`));
  const lists = guarded.filter((path) => /^\/admin\/\w+$/.test(path));
  // Behind one's name, asked for by the site itself, or among what is seldom wanted of a list.
  const own = ['/admin/account', '/admin/password', '/admin/import'];
  expect(pagesFor('owner').toSorted()).toEqual(
    lists.filter((path) => !own.includes(path)).toSorted(),
  );
});

test('role staff has neither accounts nor settings, and all else', () => {
  const missing = pagesFor('owner').filter((to) => !pagesFor('staff').includes(to));
  expect(missing).toEqual(['/admin/settings', '/admin/accounts']);
});
