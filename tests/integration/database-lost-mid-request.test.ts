import { afterEach, expect, test, vi } from 'vitest';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { staffPassword } from '#tests/support/test-site.ts';

const email = 'staff@sampan.example';
const maxStatements = 40;

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  afterEach(() => void vi.restoreAllMocks());

  /** Lets so many statements through; from then on the database is away, and says so in personal words. */
  function endAfter(statements: number) {
    const executor = site.services.database.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    let left = statements;
    return vi.spyOn(executor, 'executeQuery').mockImplementation((...given) => {
      left -= 1;
      if (left >= 0) return execute(...given);
      const error = new Error(`no connection for ${email}`);
      return Promise.reject(Object.assign(error, { code: 'ECONNREFUSED' }));
    });
  }

  test.each([
    ['POST', '/api/auth/sign-in/email', { email, password: staffPassword }],
    ['GET', '/api/auth/get-session', undefined],
    ['GET', '/api/application', undefined],
    ['GET', '/api/account/sessions', undefined],
    ['POST', '/api/account/second-factor', { password: staffPassword }],
    ['POST', '/api/auth/sign-out', {}],
  ])(
    '%s %s says 503 and one line of the log why, at whichever statement the database goes away',
    async (method, path, json) => {
      const said = [
        vi.spyOn(console, 'log').mockReturnValue(),
        vi.spyOn(console, 'warn').mockReturnValue(),
        vi.spyOn(console, 'error').mockReturnValue(),
        vi.spyOn(process.stderr, 'write').mockReturnValue(true),
      ];
      const errors = vi.spyOn(site.services.log, 'error');
      // Signing in with the cookie of a session ends that, so each call has one of its own.
      const cookie = await site.signIn(email);
      let refused = 0;
      for (; refused < maxStatements; refused += 1) {
        errors.mockClear();
        const statements = endAfter(refused);
        const answer = await site.call(method, path, { cookie, ...(json && { json }) });
        statements.mockRestore();
        if (answer.status === 200) break;
        expect(answer.status).toBe(503);
        const lines = errors.mock.calls.filter(([, message]) => message !== 'request');
        expect(lines).toEqual([[{ err: expect.any(Error) }, 'the database is away']]);
      }
      expect(refused).toBeGreaterThan(0);
      expect(refused).toBeLessThan(maxStatements);
      for (const each of said) expect(each).not.toHaveBeenCalled();
    },
  );
});
