import { describe, expect, it } from 'vitest';
import {
  pagesAfterSignIn,
  rememberedPage,
  rememberedStaffPage,
  signInAddress,
  startPages,
} from './remembered-page.ts';

describe('rememberedPage', () => {
  it.each([
    '/admin/allgallery',
    '/admin/allgallery/trash',
    '/admin/second-factor?next=%2Fadmin%2Foverview',
    '/admin/allapplication?shown=12',
    '/admin/addgallery#name',
    '/admin/case/new',
    '/admin/case/0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b#papers',
    '/admin/case/0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/slip/contract_explained',
    '/admin/complaints/0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    '/admin/content/page?path=/bn/contact',
    '/admin/content/news.0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/history',
  ])('goes back to %s', (page) => expect(rememberedPage(page)).toBe(page));

  it.each([
    null,
    '',
    '/',
    '/admin',
    '/admin/',
    '/administration/x',
    '/gallery',
    'admin/allgallery',
    '//evil.example/admin/allgallery',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example/admin/x`,
    String.raw`/admin/..\..\x`,
    'https://evil.example/admin/allgallery',
    'https:/admin/allgallery',
    'javascript:alert(1)//admin/',
    'data:text/html,/admin/',
    '/admin/../gallery',
    '/admin/./../gallery',
    '/admin/%2e%2e/gallery',
    '/admin/%2E%2E//evil.example',
    '/admin/..//evil.example',
    '/admin//evil.example',
    '/admin/%2f%2fevil.example',
    '/admin/%5cevil.example',
    '/\tadmin/x',
    ' /admin/allgallery',
    '/admin/\n../x',
    '/admin/allgallery/../../x',
    '/admin/language',
    '/admin/language/../../..',
    '/admin/case/',
    '/admin/case//evil.example',
    '/admin/case/../../x',
    '/admin/case/..%2f..%2fx',
    '/admin/case/.x',
    '/admin/case/x..y',
    '@evil.example/admin/x',
    '/admin/@evil.example',
    '/admin/all gallery',
    '/admin/ALLGALLERY',
  ])('goes to the first page instead of %j', (page) =>
    expect(rememberedPage(page)).toBe('/admin/addgallery'),
  );
});

describe('rememberedStaffPage', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin?x=1', '/admin'],
    ['/admin?next=%2Fadmin%2Fallgallery', '/admin?next=%2Fadmin%2Fallgallery'],
    ['/admin?next=//evil.example', '/admin?next=%2Fadmin%2Faddgallery'],
    ['/admin?ঢাকা', '/admin'],
    [
      '/admin/allapplication?search=ঢাকা',
      '/admin/allapplication?search=%E0%A6%A2%E0%A6%BE%E0%A6%95%E0%A6%BE',
    ],
    ['/admin/case/0197a1b2', '/admin/case/0197a1b2'],
    ['/admin?next=%2Fadmin%2Fcase%2F0197a1b2', '/admin?next=%2Fadmin%2Fcase%2F0197a1b2'],
    ['//admin', '/admin/addgallery'],
    ['/admin/x:y\\@evil', '/admin/addgallery'],
    [null, '/admin/addgallery'],
  ])('from %j goes to %s, which a header can carry', (from, page) => {
    expect(rememberedStaffPage(from)).toBe(page);
    expect(() => new Headers({ location: page })).not.toThrow();
  });
});

describe('signInAddress', () => {
  it('comes back', () => {
    const address = new URL(signInAddress('/admin/allgallery?shown=16'), 'https://here.invalid');
    expect(address.pathname).toBe('/admin');
    expect(rememberedPage(address.searchParams.get('next'))).toBe('/admin/allgallery?shown=16');
  });
});

describe('pagesAfterSignIn', () => {
  it('is the page that was asked for, by its path', () =>
    expect(pagesAfterSignIn('/admin/allgallery/trash?shown=8#x')).toEqual([
      '/admin/allgallery/trash',
    ]));

  it.each([null, '//evil.example'])('with %j is every page that somebody may start with', (next) =>
    expect(pagesAfterSignIn(next)).toEqual(startPages),
  );
});
