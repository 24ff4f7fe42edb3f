import { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import { applicationsDoor } from '#app/applications/applications.api.server.ts';
import { contactDoor } from '#app/contact/contact.api.server.ts';
import { galleryDoor } from '#app/gallery/gallery.api.server.ts';
import { imagesDoor } from '#app/gallery/images.api.server.ts';
import { type ApiEnvironment, Refusal } from '#app/platform/api.server.ts';
import { accountsDoor } from '#app/staff/accounts.api.server.ts';
import { historyDoor } from '#app/staff/history.api.server.ts';
import { oidcDoor } from '#app/staff/oidc.api.server.ts';
import { ownAccountDoor } from '#app/staff/own-account.api.server.ts';
import { staffDoor } from '#app/staff/staff.api.server.ts';
import { browserErrorsDoor } from './shell/browser-errors/browser-errors.api.server.ts';
import { statusDoor } from './shell/status/status.api.server.ts';

/** The JSON API: every feature's door at its path, and the document that describes them. */
export const api = new Hono<ApiEnvironment>()
  .use(async (c, next) => {
    await next();
    // Set afterwards, so that it also holds for what a door has answered.
    c.header('cache-control', 'no-store');
  })
  .route('/gallery', galleryDoor)
  .route('/images', imagesDoor)
  .route('/application', applicationsDoor)
  .route('/contact', contactDoor)
  .route('/auth/oidc', oidcDoor)
  .route('/auth', staffDoor)
  .route('/account', ownAccountDoor)
  .route('/staff', accountsDoor)
  .route('/event', historyDoor)
  .route('/browser-error', browserErrorsDoor)
  .route('/status', statusDoor);

api.get(
  '/openapi.json',
  openAPIRouteHandler(api, {
    documentation: {
      info: {
        title: 'Sampan',
        version: '1',
        description:
          'Applications, gallery and contact messages of the agency. Problems are answered as application/problem+json (RFC 9457).',
      },
      servers: [{ url: '/api' }],
    },
  }),
);

api.all('*', () => {
  throw new Refusal(404, 'not_found');
});
