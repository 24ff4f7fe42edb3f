import { expect, test } from 'vitest';
import { nextPageLinks } from './next-page-links.server.ts';

const route = { hasAction: false, hasLoader: false, hasErrorBoundary: false } as const;
const off = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false } as const;
const none = {
  ...{ clientActionModule: undefined, clientLoaderModule: undefined },
  ...{ clientMiddlewareModule: undefined, hydrateFallbackModule: undefined },
};
const all = { ...route, ...off, ...none };

const manifest = {
  routes: {
    root: {
      ...all,
      id: 'root',
      path: '',
      module: '/root.js',
      imports: ['/react.js'],
      css: ['/root.css'],
    },
    door: {
      ...all,
      id: 'door',
      parentId: 'root',
      path: 'admin',
      module: '/door.js',
      imports: ['/form.js'],
    },
    frame: { ...all, id: 'frame', parentId: 'root', module: '/frame.js', css: ['/frame.css'] },
    list: {
      ...{ ...all, id: 'list', parentId: 'frame', path: 'admin/list', module: '/list.js' },
      ...{ imports: ['/react.js', '/form.js', '/rows.js'], css: ['/root.css#', '/rows.css#'] },
    },
    day: {
      ...all,
      id: 'day',
      parentId: 'frame',
      path: 'admin/day',
      module: '/day.js',
      imports: ['/rows.js'],
    },
  },
};

test('names what a page and its frame need beyond the page on show, each file once, by the address that the router looks for', () => {
  const links = nextPageLinks(manifest, '/admin', ['/admin/list', '/admin/day']);
  expect(links.match(/(?<=href=")[^"]+/g)).toEqual([
    ...['/list.js', '/rows.js', '/rows.css#', '/frame.js', '/frame.css', '/day.js'],
  ]);
  expect(links).toContain('<link rel="prefetch" as="style" href="/rows.css#"/>');
  expect(links).toContain('<link rel="prefetch" as="script" href="/rows.js"/>');
});

test('an address of no page names nothing', () => {
  expect(nextPageLinks(manifest, '/admin', ['/admin/nowhere'])).toBe('');
});
