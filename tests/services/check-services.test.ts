import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { checkServices } from '#app/services/service-checks.server.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { startFakeIdentityProvider } from '#tests/support/outside/fake-identity-provider.ts';
import { makeBucket, s3Variables } from '#tests/support/outside/real-object-store.ts';
import { openTestSite } from '#tests/support/test-site.ts';

const { agency } = defaultDocuments().agency;

test('every service that works is said to, with the real ones tried', async () => {
  const provider = await startFakeIdentityProvider();
  const bucket = await makeBucket(`check-${randomBytes(6).toString('hex')}`);
  const found = await checked({
    ...s3Variables(bucket),
    ...provider.variables,
    SMTP_URL: process.env.TEST_SMTP_URL ?? '',
    STAFF_ALLOW_LIST: 'manager@sampan.example',
  });
  await provider.close();
  expect(found).toMatchObject({
    'Database (sqlite)': { works: true },
    'Pictures (s3)': { works: true },
    'Mail (smtp)': { works: true },
    'Sign-in (identity-provider)': { works: true },
  });
});

test('every service that does not work is named, with a code and what to do', async () => {
  const found = await checked({
    ...s3Variables('nowhere-at-all'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SIGN_IN: 'oidc',
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
    STAFF_ALLOW_LIST: 'manager@sampan.example',
  });
  expect(found).toMatchObject({
    'Database (sqlite)': { works: true },
    'Pictures (s3)': {
      works: false,
      advice: expect.stringMatching(/^s3\/404\/NoSuchBucket\. See/),
    },
    'Mail (smtp)': { works: false, advice: expect.stringMatching(/^E[A-Z]+\. See SMTP_URL/) },
    'Sign-in (oidc)': { works: false, advice: expect.stringMatching(/^oidc\/.+\. See/) },
  });
});

test('what can only be tried by using it says so', async () => {
  const found = await checked({
    IMAGE_HOST_KEY: 'key',
    SEND_FORM_TEMPLATE_ID: 'template',
    SEND_FORM_USER_ID: 'user',
  });
  expect(found).toMatchObject({
    'Pictures (image-host)': { works: null },
    'Mail (send-form)': { works: null },
    'Mail to staff': { works: null },
  });
});

/** The map and the messaging link are out in the world, where no test goes: here they are away. */
async function checked(variables: Record<string, string>) {
  const site = await openTestSite('file::memory:', variables);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string | URL | Request, options?: RequestInit) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    if (!['127.0.0.1', 'localhost'].includes(hostname)) throw new TypeError('away');
    return fetch(input, options);
  });
  const found: Record<string, { works: boolean | null; advice: string }> = {};
  for await (const { service, works, advice } of checkServices(site.services, agency.chatNumber)) {
    found[service] = { works, advice };
  }
  vi.unstubAllGlobals();
  await site.close();
  return found;
}
