import { setTimeout as wait } from 'node:timers/promises';

/** How many times longer than usual the faults last: FAULT_LENGTH, 1 by default. */
export const durationFactor = Number(process.env.FAULT_LENGTH || 1);

/** Every fault, on every engine and at length: `npm run test:all`. A submission has each kind, and fewer of a kind. */
export const atLength = Boolean(process.env.TEST_ALL);

/** A number of times or of milliseconds, which FAULT_LENGTH stretches: in a submission, and at length. */
export const stretched = (usual: number, long = usual) =>
  Math.max(1, Math.round((atLength ? long : usual) * durationFactor));

/** Lets a fault last, which is the one thing here that takes its time. */
export const last = (usualMs: number, longMs?: number) => wait(stretched(usualMs, longMs));
