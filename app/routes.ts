import { type RouteConfig, index, layout, prefix, route } from '@react-router/dev/routes';

/**
 * Every address, written by hand. A public page is listed once and mounted twice: at `/…` in
 * English and at `/bn/…` in Bengali. The second mount needs ids of its own, because React Router
 * derives an id from the file and two routes may not share one.
 */
function publicPages(language: 'en' | 'bn') {
  const id = (name: string) => ({ id: `${name}.${language}` });
  return [
    index('shell/home-page.tsx', id('home')),
    route('gallery', 'gallery/gallery-page.tsx', id('gallery')),
    route('contact', 'contact/contact-page.tsx', id('contact')),
    route('application', 'applications/application-page.tsx', id('application')),
    route('application/receipt', 'applications/receipt-page.tsx', id('receipt')),
    route('*', 'shell/not-found-page.tsx', id('not-found')),
  ];
}

export default [
  layout('shell/public-layout.tsx', { id: 'public.en' }, publicPages('en')),
  ...prefix('bn', [layout('shell/public-layout.tsx', { id: 'public.bn' }, publicPages('bn'))]),

  route('admin', 'staff/sign-in-page.tsx'),
  route('admin/language', 'staff/language-preference.ts'),
  layout('shell/admin-layout.tsx', [
    route('admin/addgallery', 'gallery/add-gallery-page.tsx'),
    route('admin/allgallery', 'gallery/all-gallery-page.tsx'),
    route('admin/allapplication', 'applications/applications-page.tsx'),
  ]),
] satisfies RouteConfig;
