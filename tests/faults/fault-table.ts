import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** What a fault did to the site. */
export type FaultRow = { fault: string; engine: string } & (
  | (Counts & Outage)
  | (Counts & { 'applications cut': string })
);

type Counts = {
  requests: number;
  acknowledged: number;
  lost: number;
  doubled: number;
};

type Outage = {
  'failed pages': number;
  /** Answers "busy, come again", and those of nginx for a process that died. */
  'come again': number;
  'recovery s': string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    faultRows: string;
    faultSeed: number;
  }
}

/** Notes a row for the table; `file` is what `inject('faultRows')` says. */
export function noteRow(file: string, row: FaultRow): void {
  appendFileSync(file, `${JSON.stringify(row)}\n`);
}

/** Vitest's global setup: the table of all faults, from whichever process they were tried, at the end. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-faults-'));
  const file = join(folder, 'rows');
  writeFileSync(file, '');
  provide('faultRows', file);
  const seed = Number(process.env.FAULT_SEED || randomInt(2 ** 31));
  provide('faultSeed', seed);
  return () => {
    const rows = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
    console.table(rows.map((row) => JSON.parse(row) as FaultRow));
    console.log(`The moments of the kills: FAULT_SEED=${seed}`);
    rmSync(folder, { recursive: true, force: true });
  };
}
