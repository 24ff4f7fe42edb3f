import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { staffSession } from '#app/http/staff-session.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

eachDatabase(({ url }) => {
  const site = siteOfBlock(url);

  test('a session that the database does not give fails for the reason of the database', async () => {
    const headers = new Headers({ cookie: await site.signIn() });
    expect(await staffSession(site.services, headers)).not.toBeNull();
    await sql`alter table session rename to elsewhere`.execute(site.services.database.db);
    // Everything that decides how to answer looks at this code.
    await expect(staffSession(site.services, headers)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42P01|SQLITE_ERROR)$/),
    });
  });
});
