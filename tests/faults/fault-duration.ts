import { setTimeout as wait } from 'node:timers/promises';

/** How many times longer than in CI the faults last: FAULT_LENGTH, 1 by default. */
export const longer = Number(process.env.FAULT_LENGTH || 1);

/** A number of times or of milliseconds, which FAULT_LENGTH stretches. */
export const long = (inCi: number) => Math.round(inCi * longer);

/** Lets a fault last, which is the one thing here that takes its time. */
export const last = (ms: number) => wait(long(ms));
