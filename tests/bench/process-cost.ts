import { readFileSync, readdirSync } from 'node:fs';

/** Microseconds of processor time that a process has taken so far (Linux), by itself or its kernel. */
export function cpuTime(pid: number): number {
  // The second field is the program's name in brackets and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * microsecondsOfTick;
}

/** MB (10^6 bytes) of memory that a process holds (Linux). */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))!;
  return (Number(kilobytes) * 1024) / 1e6;
}

/** The kernel counts a hundred ticks a second to every program, whatever its own clock. */
const microsecondsOfTick = 10_000;

/** The processes whose command line has this in it (Linux). A server of PostgreSQL names its database there. */
export function processesOf(part: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandLine(name).includes(part))
    .map(Number);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
