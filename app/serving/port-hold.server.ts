import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Who serves at a port: a process, and the build that it runs. */
type Holder = { pid: number; build: string };

/**
 * Tells later starts that this process serves at `port` with the data in `dataDir`, until the returned function is called. They believe
 * the file as long as it is locked, and the system drops a lock when its process ends, in whatever way. The file stays: who
 * took the port over has one of its own there.
 */
export function holdPort(dataDir: string, port: number, build: string): () => void {
  const path = pathOf(dataDir, port);
  rmSync(path, { force: true });
  const file = open(path);
  file.exec('create table holder (pid integer, build text)');
  file.prepare('insert into holder values (?, ?)').run(process.pid, build);
  // Others may still read, and cannot lock.
  file.exec('begin immediate');
  return () => void file.close();
}

/** The process that serves at a port with this data; null where there is none, or not any more. */
export function holderOf(dataDir: string, port: number): Holder | null {
  let file;
  try {
    file = open(pathOf(dataDir, port), { fileMustExist: true });
    const holder = file.prepare<[], Holder>('select pid, build from holder').get();
    return holder && isLocked(file) ? holder : null;
  } catch {
    return null;
  } finally {
    file?.close();
  }
}

const pathOf = (dataDir: string, port: number) => join(dataDir, `port-${port}.lock`);

const open = (path: string, options?: Database.Options) =>
  new Database(path, { ...options, timeout: 0 });

function isLocked(file: Database.Database): boolean {
  try {
    file.exec('begin immediate');
    return false;
  } catch {
    return true;
  }
}
