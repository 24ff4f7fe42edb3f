import * as v from 'valibot';
import { apiDoor, described } from '#app/platform/api.server.ts';
import { noteBrowserError } from './browser-errors.server.ts';

/** `/api/browser-error`: browsers tell of an error, as forms are sent, because old ones can send nothing else. */
export const browserErrorsDoor = apiDoor().post(
  '/',
  described(
    'Count an error of a browser by kind, name and build; what is not known counts as other',
    { 204: { description: 'Heard. Beyond the limits it is not counted.' } },
    [403, 413],
    {
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: {
                kind: { type: 'string' },
                name: { type: 'string' },
                build: { type: 'string' },
              },
            },
          },
        },
      },
    },
  ),
  async (c) => {
    const { kind, name, build } = v.parse(told, [...new URLSearchParams(await c.req.text())]);
    const page = c.req.header('referer') ?? '';
    await noteBrowserError(c.env.services, { kind, name, build, page }, c.env.clientAddress);
    return c.body(null, 204);
  },
);

/** Anything that is missing is empty; nothing is refused, because nobody would hear of it. */
const told = v.pipe(
  v.array(v.tuple([v.string(), v.string()])),
  v.transform((pairs): { kind?: string; name?: string; build?: string } =>
    Object.fromEntries(pairs),
  ),
  v.object({
    kind: v.optional(v.string(), ''),
    name: v.optional(v.string(), ''),
    build: v.optional(v.string(), ''),
  }),
);
