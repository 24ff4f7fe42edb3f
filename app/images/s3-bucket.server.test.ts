import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { openBucket } from './s3-bucket.server.ts';

test('a store that never answers is given up, also when garbage is collected meanwhile', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  setFlagsFromString('--expose-gc');
  const collect = setInterval(runInNewContext('gc') as () => void, 20);
  onTestFinished(() => clearInterval(collect));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/bucket/`;
  const call = openBucket(
    { url, region: 'r', accessKeyId: 'sample', secretAccessKey: 'sample' },
    's3',
  );
  const put = call('a.webp', [200], { method: 'PUT', body: new Uint8Array(9), timeoutMs: 300 });
  await expect(put).rejects.toBeInstanceOf(ExternalServiceError);
});
