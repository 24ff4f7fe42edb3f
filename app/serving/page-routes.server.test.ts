import { expect, test } from 'vitest';
import type { ServerBuild } from 'react-router';
import { pageRoutes } from './page-routes.server.ts';

const routes = {
  root: { id: 'root', path: '' },
  public: { id: 'public', parentId: 'root' },
  home: { id: 'home', parentId: 'public', index: true },
  bn: { id: 'bn', parentId: 'root', path: 'bn' },
  contact: { id: 'contact', parentId: 'bn', path: 'contact' },
  country: { id: 'country', parentId: 'bn', path: 'countries/:slug' },
  other: { id: 'other', parentId: 'bn', path: '*' },
} as unknown as ServerBuild['routes'];
const routeOf = pageRoutes({ routes });

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/bn', '/bn'],
  ['/bn/contact', '/bn/contact'],
  ['/bn/contact.data', '/bn/contact'],
  ['/contact', null],
  ['/bn/countries/hungary', '/bn/countries/:slug'],
  ['/bn/countries/made-up.data', '/bn/countries/:slug'],
  ['/bn/countries/made-up/further', null],
  ['/bn/made-up', null],
  ['/bn/made-up.data', null],
])('%s is the page %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
