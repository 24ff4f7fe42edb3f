import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { currentRequestId, givenRequestId, withRequestId } from './request-id.server.ts';

const proxies = new BlockList();
proxies.addAddress('10.0.0.1');

test.each([
  ['of a trusted proxy is kept', '10.0.0.1', 'a1b2c3d4-5678', 'a1b2c3d4-5678'],
  ['of a trusted proxy on a socket for both protocols', '::ffff:10.0.0.1', 'a1b2c3d4', 'a1b2c3d4'],
  ['of anybody else is not', '203.0.113.7', 'a1b2c3d4-5678', undefined],
  ['of nobody is none', '10.0.0.1', undefined, undefined],
  ['that is too short is not', '10.0.0.1', 'a1', undefined],
  ['that is too long is not', '10.0.0.1', 'a'.repeat(65), undefined],
  ['with other letters is not', '10.0.0.1', 'a1b2c3d4","level":"error', undefined],
])('an id %s', (_, from, sent, kept) => {
  expect(givenRequestId({ 'x-request-id': sent }, from, proxies)).toBe(kept);
});

test('the work of a request knows its id, however long it waits, and no other work does', async () => {
  const work = async () => {
    const before = currentRequestId();
    await new Promise((resolve) => setImmediate(resolve));
    return [before, currentRequestId()];
  };
  const both = await Promise.all([withRequestId('one', work), withRequestId('two', work)]);
  expect(both).toEqual([
    ['one', 'one'],
    ['two', 'two'],
  ]);
  expect(currentRequestId()).toBeUndefined();
});
