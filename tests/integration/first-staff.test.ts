import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingError } from '#app/config/setting.ts';
import { makeFirstStaff } from '#app/staff/first-staff.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const email = 'manager@sampan.example';

oneDatabase(({ url }) => {
  let site: TestSite;
  const settings = (password: string) => {
    site.services.settings = { ...site.services.settings, firstStaff: { email, password } };
  };
  beforeEach(async () => {
    site = await openTestSite(url());
    await site.services.database.db.deleteFrom('staff').execute();
  });
  afterEach(() => site.close());

  const accounts = () =>
    site.services.database.db.selectFrom('staff').select('email').orderBy('email').execute();

  test('the password of the settings is for the first sign-in alone', async () => {
    settings('tide rolls over mud');
    await makeFirstStaff(site.services);
    const answer = await site.call('POST', '/api/auth/sign-in/email', {
      json: { email, password: 'tide rolls over mud' },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ staff: { email, mustChangePassword: true } });
  });

  test.each(['password1234', 'manager@sampan.example', 'abcabcabcabcabc'])(
    'the start stops at %s, which is easy to guess, and makes no account',
    async (password) => {
      settings(password);
      const start = makeFirstStaff(site.services);
      await expect(start).rejects.toThrow(SettingError);
      await expect(start).rejects.toThrow(/^FIRST_STAFF_PASSWORD is easy to guess/);
      expect(await accounts()).toEqual([]);
    },
  );

  test('where there are accounts already, what the settings still say is of no account', async () => {
    await site.signIn('rahima@sampan.example');
    settings('password1234');
    await makeFirstStaff(site.services);
    expect(await accounts()).toEqual([{ email: 'rahima@sampan.example' }]);
  });
});
