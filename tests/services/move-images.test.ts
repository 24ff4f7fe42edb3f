import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { createDiskImageStore } from '#app/images/disk-image-store.server.ts';
import { masterName } from '#app/images/image-files.server.ts';
import { contentShapes } from '#app/images/image-shapes.ts';
import { imageNames } from '#app/images/image-store.server.ts';
import { createS3ImageStore } from '#app/images/s3-image-store.server.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { makeBucket, s3Settings, s3Variables } from '#tests/support/outside/real-object-store.ts';

/** Two files to four each, and the command prints its first line after 100. */
const shapes = ['square', ...contentShapes] as const;
const pictures = Number(process.env.MOVED_PICTURES ?? 75);

test('a move that is killed in the middle goes on where it was, and every file arrives', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sampan-move-'));
  const kept = await fillDisk(dataDir);
  const bucket = await makeBucket(`moved-${randomBytes(6).toString('hex')}`);
  const move = (...toAndFrom: string[]) =>
    spawn(process.execPath, ['bin/run.mjs', 'bin/move-images.ts', ...toAndFrom], {
      env: bareEnvironment({ DATA_DIR: dataDir, ...s3Variables(bucket) }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  const killed = move('--from', 'disk', '--to', 's3');
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const again = await outputOf(move('--from', 'disk', '--to', 's3'));
  const [, moved, already] = /^Done: (\d+) moved and compared, (\d+) there already/m.exec(again)!;
  expect(Number(moved) + Number(already)).toBe(kept.size);
  expect(Number(already)).toBeGreaterThanOrEqual(100);
  expect(Number(moved)).toBeGreaterThan(0);

  const store = createS3ImageStore(s3Settings(bucket));
  for (const [name, bytes] of kept) expect(await store.get(name)).toEqual({ bytes });
  expect(await outputOf(move('--from', 's3', '--to', 'disk'))).toContain(
    `Done: 0 moved and compared, ${kept.size} there already, 0 missing, 0 different.`,
  );
  await rm(dataDir, { recursive: true });
  // Four programs and some hundred requests to a real store, on whatever machine.
}, 180_000);

async function fillDisk(dataDir: string): Promise<Map<string, Uint8Array>> {
  await writeFile(join(dataDir, 'sampan.sqlite'), '');
  const database = openDatabase(`file:${join(dataDir, 'sampan.sqlite')}`);
  await migrate(database);
  const disk = createDiskImageStore(join(dataDir, 'media'));
  const kept = new Map<string, Uint8Array>();
  for (let count = 0; count < pictures; count += 1) {
    const key = randomBytes(16).toString('hex');
    const shape = shapes[count % shapes.length]!;
    const master = shape === 'square' ? null : randomBytes(16).toString('hex');
    for (const name of [...imageNames(key, shape), ...(master ? [masterName(master)] : [])]) {
      kept.set(name, new Uint8Array(randomBytes(20_000)));
      await disk.put(name, kept.get(name)!);
    }
    await database.db
      .insertInto('image')
      .values({ key, createdAt: new Date(count).toISOString() })
      .execute();
    if (master) {
      const picture = { key, shape, focus: '{}', width: 1600, height: 1000, master };
      await database.db.insertInto('contentPicture').values(picture).execute();
    }
  }
  await database.db.destroy();
  return kept;
}

async function outputOf(child: ChildProcess): Promise<string> {
  const [output] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  expect(child.exitCode).toBe(0); // oxlint-disable-line vitest/no-standalone-expect
  return output;
}
