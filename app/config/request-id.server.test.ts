import { expect, test } from 'vitest';
import { currentRequestId, withRequestId } from './request-id.server.ts';

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
