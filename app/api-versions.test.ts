import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiRoutes } from '#app/api.server.ts';

/**
 * Calls of staff with neither a version nor a key, and why nothing of a colleague's is lost when one is sent from an old screen, or
 * twice.
 */
const exceptions: Record<string, string[]> = {
  'reads, and records at most that it was read': [
    ...['POST /application/payment/:id/print', 'POST /application/:id/passport'],
    ...['POST /application/search', 'POST /application/search/count', 'POST /application/export'],
    ...['POST /complaint/search', 'POST /contact/search', 'POST /contact/export'],
    ...['POST /content/rehearsals', 'POST /status/test-mail', 'POST /evidence/export'],
    'POST /job/search',
  ],
  'adds, and changes nothing that is there': [
    'POST /import',
    'POST /job',
    ...[
      'POST /gallery',
      'POST /images',
      'POST /content/pictures',
      'POST /content/pictures/:key/crop',
    ],
    ...['POST /application/:id/message', 'POST /verify/false'],
    ...['POST /staff/invitations', 'POST /staff/:id/reset-link', 'POST /content/:id/request'],
  ],
  'brings into one state whatever was before; where it is there already, nothing is done and 0 or a refusal says so':
    [
      ...['POST /gallery/:id/restore', 'DELETE /gallery/:id', 'DELETE /gallery/left-pictures/:id'],
      ...['POST /gallery/:id/withdrawal', 'DELETE /gallery/:id/withdrawal', 'DELETE /images/:key'],
      ...[
        'PATCH /application/contacted/:id',
        'POST /application/:id/restore',
        'DELETE /application/:id',
      ],
      ...['POST /application/payment/:id/void', 'DELETE /application/payment/:id/print'],
      'DELETE /application/note/:id',
      ...['PUT', 'DELETE'].map((method) => `${method} /application/:id/different/:other`),
      ...['POST /application/:id/erasure', 'DELETE /application/:id/erasure'],
      ...['PATCH /contact/answered/:id', 'POST /contact/:id/restore', 'DELETE /contact/:id'],
      ...['DELETE /staff/invitations/:id', 'POST /staff/:id/disable', 'POST /staff/:id/enable'],
      ...['DELETE /content/:id', 'POST /content/:id/restore', 'DELETE /verify/false/:id'],
      ...['DELETE /complaint/:id', 'POST /complaint/:id/restore'],
      ...['DELETE /job/:id', 'POST /job/:id/restore', 'DELETE /job/:id/publication'],
      // The plan that was seen is named by its hash.
      ...['POST /import/:id/run', 'POST /import/:id/undo'],
      'DELETE /content/:id/revisions/:revision/value',
    ],
  'undoes the caller’s own act as long as nothing has been done since': [
    ...['DELETE /application/contacted/:id', 'DELETE /application/:id/call'],
    ...[
      'DELETE /application/:id/stage',
      'DELETE /application/:id/told',
      'DELETE /contact/answered/:id',
      'DELETE /contact/:id/call',
    ],
  ],
  'keeps what was there as a version that can be put back': [
    'DELETE /content/:id/draft',
    'POST /content/:id/revisions/:revision/restoration',
  ],
  'is the caller’s own: nobody else can change it': [
    ...['PATCH /application/note/:id', 'PUT /account/profile'],
    ...['POST /account/second-factor/remove', 'POST /account/second-factor/recovery-codes'],
  ],
  'makes a plan, which nothing follows before it was seen': ['PUT /import/:id/columns'],
  'a single value, whose change is recorded with the one before': [
    'PUT /staff/:id/role',
    'PUT /setting/:name',
  ],
};

test('whatever changes what several people see carries a version or a key, but for what is named here', () => {
  const without = apiRoutes
    .filter(({ method, access }) => method !== 'GET' && (access === 'staff' || access === 'owner'))
    .filter(({ statement: { headers, body } }) => {
      const schemas = [...(headers ? [headers] : []), ...Object.values(body?.content ?? {})];
      return !schemas.flatMap(namesIn).some((name) => guards.includes(name));
    })
    .map(({ method, path }) => `${method} ${path.replace('/api', '')}`);
  expect(without.toSorted()).toEqual(Object.values(exceptions).flat().toSorted());
});

const guards = ['version', 'base', 'key', 'Idempotency-Key'];

/** The names of all fields in a schema. */
function namesIn(schema: v.GenericSchema): string[] {
  return Object.entries(schema).flatMap(([part, inside]: [string, unknown]) => {
    if (typeof inside !== 'object' || inside === null || part.startsWith('~')) return [];
    const schemas = Object.values(part === 'item' || part === 'wrapped' ? [inside] : inside);
    const names = part === 'entries' ? Object.keys(inside) : [];
    return [...names, ...schemas.filter(isSchema).flatMap(namesIn)];
  });
}

function isSchema(part: unknown): part is v.GenericSchema {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';
}
