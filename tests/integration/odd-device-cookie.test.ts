import { expect, test } from 'vitest';
import { trustedDevice, trustedDeviceCookie } from '#app/staff/sign-in/trusted-device.server.ts';
import { openTestSite } from '#tests/support/test-site.ts';

test('a signature with letters beyond ASCII is a wrong one, and no error', async () => {
  const site = await openTestSite('file::memory:');
  const sent = trustedDeviceCookie(site.services, 'a@sampan.example').split(';')[0]!;
  expect(
    trustedDevice(site.services, 'a@sampan.example', new Headers({ cookie: sent })),
  ).not.toBeNull();
  for (const odd of ['é', '%C3%A9']) {
    const cookie = sent.slice(0, -1) + odd;
    expect(trustedDevice(site.services, 'a@sampan.example', new Headers({ cookie }))).toBeNull();
  }
  await site.close();
});
