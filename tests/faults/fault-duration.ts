import { setTimeout as wait } from 'node:timers/promises';

/** How many times longer than in CI the faults last: FAULT_LENGTH, 1 by default. */
export const durationFactor = Number(process.env.FAULT_LENGTH || 1);

/** A number of times or of milliseconds, which FAULT_LENGTH stretches. */
export const stretched = (inCi: number) => Math.round(inCi * durationFactor);

/** Lets a fault last, which is the one thing here that takes its time. */
export const last = (ms: number) => wait(stretched(ms));
