import * as v from 'valibot';
import { nothing } from '#app/http/answers.server.ts';
import { form } from '#app/http/bodies.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { noteBrowserError } from './browser-errors.server.ts';

/** Missing fields are empty; nothing is refused, because nobody would see the error. */
const report = v.object({
  kind: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  build: v.optional(v.string(), ''),
});

/** Browsers report errors as form posts, because old ones can send nothing else. */
export const browserErrorRoutes = publicRoutes('Site').route(
  'POST /api/browser-error',
  {
    summary:
      'Count an error of a browser by kind, name and build; what is not known counts as other',
    body: form(report),
    answer: nothing('Heard. Beyond the limits it is not counted.'),
  },
  async ({ services, db, now, clientAddress, c, body }) => {
    const page = c.req.header('referer') ?? '';
    await noteBrowserError(db, services, { ...body, page }, { clientAddress, now });
  },
);
