import { expect, test } from 'vitest';
import { HashingBusy, createHashingGate } from './hashing-gate.server.ts';

/** Work that runs until it is released, and records that it has begun. */
function workOf(begun: string[]) {
  const ends = new Map<string, () => void>();
  return {
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    /** Called after all work that could begin has begun. */
    async end(name: string) {
      await new Promise(setImmediate);
      ends.get(name)!();
      await new Promise(setImmediate);
    },
  };
}

test('two at once, and strangers have one of the places', async () => {
  const gate = createHashingGate();
  const begun: string[] = [];
  const { work, end } = workOf(begun);
  const all = [
    gate.run(work('stranger 1')),
    gate.run(work('stranger 2')),
    gate.ahead(() => gate.run(work('known 1'))),
    gate.ahead(() => gate.run(work('known 2'))),
  ];
  await end('stranger 1');
  expect(begun).toEqual(['stranger 1', 'known 1', 'known 2']);
  await end('known 2');
  expect(begun).toEqual(['stranger 1', 'known 1', 'known 2', 'stranger 2']);
  await end('known 1');
  await end('stranger 2');
  expect(await Promise.all(all)).toEqual(['stranger 1', 'stranger 2', 'known 1', 'known 2']);
});

test('whoever comes ninth of strangers is refused, and has room when one has gone', async () => {
  const gate = createHashingGate();
  const begun: string[] = [];
  const { work, end } = workOf(begun);
  const first = gate.run(work('0'));
  const waiting = Array.from({ length: 8 }, (_, index) => gate.run(work(`${index + 1}`)));
  await expect(gate.run(work('9'))).rejects.toThrow(HashingBusy);
  await end('0');
  await first;
  waiting.push(gate.run(work('10')));
  for (const name of ['1', '2', '3', '4', '5', '6', '7', '8', '10']) {
    await end(name);
    await waiting.shift();
  }
  expect(begun).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '10']);
});

test('work that fails gives its place to the next', async () => {
  const gate = createHashingGate();
  const failing = gate.run(() => Promise.reject(new Error('no memory')));
  const next = gate.run(async () => 'done');
  await expect(failing).rejects.toThrow('no memory');
  expect(await next).toBe('done');
});
