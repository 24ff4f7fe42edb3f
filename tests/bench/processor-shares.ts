import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Short, so that a process that has used up its share waits a few milliseconds and no longer. */
const periodMicroseconds = 10_000;

/** Lets processes use so much of a core each, until `end`; called again, another share of it. */
export type ProcessorShares = {
  give(pid: number, cores: number): void;
  end(): void;
};

/**
 * Shares by control groups of Linux, of either version; null where there are none that we may write to,
 * as for anybody but root. The processes must have ended before `end`.
 */
export function processorShares(): ProcessorShares | null {
  const isFirst = existsSync('/sys/fs/cgroup/cpu/cpu.cfs_quota_us');
  const root = isFirst ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup';
  const groups = new Set<string>();
  const give = (pid: number, cores: number) => {
    const group = join(root, `sampan-bench-${pid}`);
    mkdirSync(group, { recursive: true });
    groups.add(group);
    const quota = Math.round(cores * periodMicroseconds);
    if (isFirst) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), `${periodMicroseconds}`);
      writeFileSync(join(group, 'cpu.cfs_quota_us'), `${quota}`);
    } else {
      writeFileSync(join(group, 'cpu.max'), `${quota} ${periodMicroseconds}`);
    }
    writeFileSync(join(group, 'cgroup.procs'), `${pid}`);
  };
  const end = () => groups.forEach((group) => rmdirSync(group));
  return isWritable(root) ? { give, end } : null;
}

function isWritable(root: string): boolean {
  const group = join(root, `sampan-bench-try-${process.pid}`);
  try {
    mkdirSync(group);
    const isThere = ['cpu.max', 'cpu.cfs_quota_us'].some((file) => existsSync(join(group, file)));
    rmdirSync(group);
    return isThere;
  } catch {
    return false;
  }
}
