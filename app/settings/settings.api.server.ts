import * as v from 'valibot';
import { settingNames } from '#app/owner-settings/owner-settings.ts';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { ownerRoutes } from '#app/http/routes.server.ts';
import { changeSetting, checkedValue } from './change-setting.server.ts';
import { countErased } from './count-erased.server.ts';
import { listSettings } from './list-settings.server.ts';

const value = v.union([v.number(), v.boolean()]);

const listed = v.object({
  settings: v.array(
    v.object({
      name: v.picklist(settingNames),
      value,
      default: value,
      at: v.nullable(v.string()),
      by: v.nullable(v.string()),
      pending: v.pipe(
        v.nullable(
          v.object({ value: v.number(), from: v.string(), by: v.string(), erased: v.number() }),
        ),
        v.description('Fewer months that hold later, and how many they erase then'),
      ),
    }),
  ),
});

const wanted = v.object({
  value: v.nullable(v.union([v.number(), v.string(), v.boolean()], 'invalid')),
});

/** What owners decide for the whole site. */
export const settingRoutes = ownerRoutes('Settings')
  .route(
    'GET /api/setting',
    {
      summary: 'The settings of the owners, with what holds until an owner sets something else',
      answer: ok(listed, 'All settings'),
    },
    async ({ services, db, now }) => ({
      settings: await listSettings(db, services.settings, now),
    }),
  )
  .route(
    // The name is no part of the address, which servers may write in small letters.
    'GET /api/setting/effect',
    {
      summary: 'How many applications and messages another number of months would soon erase',
      query: v.object({
        name: v.picklist(settingNames, 'invalid'),
        value: v.string('required'),
      }),
      answer: ok(v.object({ erased: v.number() }), 'How many'),
      refuses: ['invalid_input'],
    },
    async ({ services, db, now, query: { name, value }, refuse }) => {
      const checked = checkedValue(name, value);
      if ('errors' in checked) throw refuse('invalid_input', checked);
      return { erased: await countErased(db, services.settings, { name, ...checked }, now) };
    },
  )
  .route(
    'PUT /api/setting/:name',
    {
      summary:
        'Change a setting; null sets it back to what holds without an owner. Fewer months hold after 72 hours, and any other value takes them back until then. Needs a sign-in of the last ten minutes',
      body: json(wanted),
      answer: ok(listed, 'All settings as they hold now'),
      refuses: ['not_found', 'invalid_input', 'fresh_sign_in_required'],
    },
    async (scope) => {
      const { services, db, staff, now, params, body, refuse } = scope;
      const name = settingNames.find((one) => one === params.name);
      if (!name) throw refuse('not_found');
      const checked = checkedValue(name, body.value);
      if ('errors' in checked) throw refuse('invalid_input', checked);
      requireFreshSignIn(scope);
      const by = { actor: staff.id, now };
      await changeSetting(db, services.settings, { name, ...checked }, by);
      return { settings: await listSettings(db, services.settings, now) };
    },
  );
