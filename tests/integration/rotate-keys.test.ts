import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPassportCipher } from '#app/applications/passport-cipher.server.ts';
import { resealPassports, sealedByOlderKeys } from '#app/applications/reseal.server.ts';
import { readSecrets, replaceSecrets, withNewPassportKey } from '#app/platform/secrets.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { goodApplication, openTestSite } from '#tests/support/test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

eachDatabase(({ engine, url }) => {
  test('a new key takes over: every number is still read, found, and needs no older key', async () => {
    const path = join(folder, `${engine}.json`);
    const site = await openTestSite(url(), { RATE_LIMITS: 'off', SECRETS_FILE: path });
    for (const passport of ['AB1234567', 'BX7654321', 'NO PASSPORT YET']) {
      await site.call('POST', '/api/application', { json: { ...goodApplication, passport } });
    }
    const { db } = site.services.database;
    const next = withNewPassportKey(site.services.secrets);
    await replaceSecrets(path, next);
    expect(await readSecrets(path)).toEqual(next);
    expect(await sealedByOlderKeys(db, 'k2')).toBe(3);
    expect(await resealPassports(db, createPassportCipher(next), 'k2')).toBe(3);
    expect(await resealPassports(db, createPassportCipher(next), 'k2')).toBe(0);

    const onlyNew = { ...next, passportKeys: { k2: next.passportKeys.k2! } };
    site.services.secrets = onlyNew;
    const cookie = await site.signIn();
    const answer = await site.call('GET', '/api/application?q=AB1234567', { cookie });
    expect(await answer.json()).toMatchObject([{ passport: 'AB1•••567' }]);
    await site.close();
  });
});
