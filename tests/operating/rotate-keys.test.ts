import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test as twice } from 'vitest';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import { receiptCookie } from '#app/applications/receipt/receipt-cookie.server.ts';
import {
  reencryptPassports,
  encryptedByKeys,
} from '#app/applications/storage/reencrypt-passports.server.ts';
import { rehashPins } from '#app/complaints/storage/rehash-pins.server.ts';
import { checkSecrets, dropOlderKeys } from '#app/config/secret-fingerprints.server.ts';
import {
  type Secrets,
  readSecrets,
  replaceSecrets,
  withNewKeys,
  withNewestKeys,
} from '#app/config/secrets.server.ts';
import { staffSession } from '#app/http/staff-session.server.ts';
import { trustedDevice, trustedDeviceCookie } from '#app/staff/sign-in/trusted-device.server.ts';
import {
  reencryptSecondFactors,
  secondFactorsUnderOlderKeys,
} from '#app/staff/sign-in/reencrypt-second-factors.server.ts';
import { codeFor } from '#tests/support/authenticator.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import {
  type TestSite,
  cookieOf,
  goodApplication,
  openTestSite,
  staffPassword,
} from '#tests/support/test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = 'staff@sampan.example';
const careful = 'careful@sampan.example';

eachDatabase(({ engine, url, testOnce: test }) => {
  const path = join(folder, `${engine}.json`);
  let site: TestSite;
  let first: Secrets;
  /** What people and their browsers have from before. */
  let before: { cookie: string; receipt: string; browser: string; codes: string; key: string };
  let recoveryCodes: string[];
  /** What somebody who has complained has. */
  let complained: { reference: string; pin: string };

  const open = async () => {
    site = await openTestSite(url(), { RATE_LIMITS: 'off', SECRETS_FILE: path });
  };
  const db = () => site.services.database.db;
  const signIn = (email: string) =>
    site.call('POST', '/api/auth/sign-in/email', { json: { email, password: staffPassword } });
  const secondStep = (cookie: string, code: string) =>
    site.call('POST', '/api/auth/sign-in/code', { cookie, json: { code } });

  /** The secrets are changed and each process starts anew. */
  async function change(next: Secrets) {
    await replaceSecrets(path, next);
    expect(await readSecrets(path)).toEqual(next);
    await checkSecrets(db(), next, path);
    await site.close();
    await open();
  }

  beforeAll(async () => {
    await open();
    first = site.services.secrets;
    for (const passport of ['AB1234567', 'BX7654321', 'NO PASSPORT YET']) {
      await site.call('POST', '/api/application', { json: { ...goodApplication, passport } });
    }
    const sent = await site.call('POST', '/api/complaint', {
      json: { kind: 'delay', text: 'A sample: nothing for nine weeks.' },
    });
    const { reference, pin } = (await sent.json()) as typeof complained;
    complained = { reference, pin };
    const cookie = await site.signIn(careful);
    // Two more numbers: the history of a correction keeps both.
    const { _id, version } = await db()
      .selectFrom('application')
      .select(['_id', 'version'])
      .orderBy('_id', 'desc')
      .executeTakeFirstOrThrow();
    await site.call('PUT', `/api/application/${_id}/facts`, {
      ...{ cookie, json: { version, changes: { passport: 'CX1112223' }, reason: 'Has it now' } },
    });
    const post = (place: string, json: object) =>
      site.call('POST', `/api/account/second-factor${place}`, { cookie, json });
    const setUp = (await (await post('', { password: staffPassword })).json()) as {
      secret: string;
      recoveryCodes: string[];
    };
    ({ recoveryCodes } = setUp);
    // A minute ago, because a code is taken once and the next one must be another.
    const { now } = site.services;
    const aMinuteAgo = new Date(now().getTime() - 60_000);
    site.services.now = () => aMinuteAgo;
    await post('/confirm', { code: codeFor(setUp.secret, aMinuteAgo) });
    site.services.now = now;
    const receipt = await receiptCookie.serialize(site.services, {
      receiptNumber: '22222222',
      createdAt: new Date().toISOString(),
      phoneEnd: '678',
    });
    before = {
      cookie: await site.signIn(plain),
      codes: cookieOf(await signIn(careful)),
      key: setUp.secret,
      receipt: receipt.split(';')[0]!,
      browser: trustedDeviceCookie(site.services, plain).split(';')[0]!,
    };
  });
  afterAll(() => site.close());

  const isSignedIn = async (cookie: string) =>
    (await staffSession(site.services, new Headers({ cookie }))) !== null;
  const receiptNumber = async (cookie: string) =>
    (
      await receiptCookie.parse(
        site.services,
        new Request('http://localhost/', { headers: { cookie } }),
      )
    )?.receiptNumber;
  const isKnown = (cookie: string) =>
    trustedDevice(site.services, plain, new Headers({ cookie })) !== null;
  async function found(passport: string) {
    const cookie = cookieOf(await signIn(plain));
    const answer = await site.call('POST', '/api/application/search', {
      cookie,
      json: { q: passport },
    });
    return ((await answer.json()) as { passport: string }[]).map((row) => row.passport);
  }

  describe('in this order', () => {
    twice('with a new key everything from before goes on', async () => {
      await change(withNewKeys(first));
      expect(Object.keys(site.services.secrets.signingKeys)).toEqual(['s1', 's2']);
      expect(await isSignedIn(before.cookie)).toBe(true);
      expect(await receiptNumber(before.receipt)).toBe('22222222');
      expect(isKnown(before.browser)).toBe(true);
      expect((await secondStep(before.codes, codeFor(before.key))).status).toBe(200);
      expect(await found('AB1234567')).toEqual(['•••••567']);
      const { passportTailHash } = createPassportCipher(first).encrypt('AB1234567', '');
      const wanted = createPassportCipher(site.services.secrets).searchHashes('4567');
      expect(wanted.passportTailHashes).toContain(passportTailHash);
      const again = { ...goodApplication, name: 'Somebody Else', passport: 'AB1234567' };
      await site.call('POST', '/api/application', { json: { ...again, phone: '+8801712345670' } });
      const twin = db().selectFrom('application').select('flags').where('name', '=', again.name);
      expect((await twin.executeTakeFirstOrThrow()).flags).toBe('duplicate');
      await db().deleteFrom('application').where('name', '=', again.name).execute();
    });

    test('but a signature that no key has made is none', async () => {
      const forged = before.cookie.replace(
        /=(\w)/,
        (_, letter) => `=${letter === 'x' ? 'y' : 'x'}`,
      );
      expect(forged).not.toBe(before.cookie);
      expect(await isSignedIn(forged)).toBe(false);
      expect(await isSignedIn(before.cookie.replace(/\..*/, '.'))).toBe(false);
      // Whoever reads `session` in a backup knows the content, and not the key.
      const [content] = /^[^.]*\./.exec(before.cookie)!;
      const made = randomBytes(32).toString('base64');
      expect(await isSignedIn(content + encodeURIComponent(made))).toBe(false);
      expect(await isSignedIn(before.cookie)).toBe(true);
    });

    twice('who signs out with an older cookie is signed out', async () => {
      const cookie = cookieOf(await signIn(plain));
      const older = before.cookie;
      await site.call('POST', '/api/auth/sign-out', { cookie: older, json: {} });
      expect(await isSignedIn(older)).toBe(false);
      expect(await isSignedIn(cookie)).toBe(true);
    });

    twice('everything that rests in the database is sealed anew, once', async () => {
      const { services } = site;
      const older = () => encryptedByKeys(db(), services.secrets, ['k1']);
      expect(await older()).toEqual({ readable: 5, unreadable: [] });
      expect(await reencryptPassports(db(), createPassportCipher(services.secrets), 'k2')).toBe(5);
      expect(await reencryptPassports(db(), createPassportCipher(services.secrets), 'k2')).toBe(0);
      expect(await older()).toEqual({ readable: 0, unreadable: [] });
      expect(await secondFactorsUnderOlderKeys(services)).toHaveLength(1);
      expect(await reencryptSecondFactors(services)).toEqual({ reencrypted: 1, unreadable: [] });
      expect(await reencryptSecondFactors(services)).toEqual({ reencrypted: 0, unreadable: [] });
      expect(await rehashPins(db(), services.secrets)).toEqual({ rehashed: 1, lost: 0 });
      expect(await rehashPins(db(), services.secrets)).toEqual({ rehashed: 0, lost: 0 });
    });

    twice(
      'without the older keys all of that is still there, and what they signed is not',
      async () => {
        const cookie = cookieOf(await signIn(plain));
        const next = withNewestKeys(site.services.secrets);
        await dropOlderKeys(site.services.database, next, new Date());
        await change(next);
        expect(await isSignedIn(cookie)).toBe(true);
        expect(await receiptNumber(before.receipt)).toBeUndefined();
        expect(isKnown(before.browser)).toBe(false);
        expect(await found('AB1234567')).toEqual(['•••••567']);
        expect(await found('BX7654321')).toEqual(['•••••321']);
        const all = { readable: 5, unreadable: [] };
        expect(await encryptedByKeys(db(), site.services.secrets, ['k2'])).toEqual(all);
        const news = await site.call('POST', '/api/complaint/lookup', { json: complained });
        expect([news.status, await news.json()]).toEqual([
          200,
          expect.objectContaining({ state: 'received' }),
        ]);
        const codes = cookieOf(await signIn(careful));
        expect((await secondStep(codes, recoveryCodes[0]!)).status).toBe(200);
      },
    );
  });
});
