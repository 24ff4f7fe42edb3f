/** A port of the loopback that nobody listens on just now. */
export function freePort(): Promise<string>;
/** Waits until something takes connections on a loopback port; false after `seconds`. */
export function untilListening(port: string, seconds: number): Promise<boolean>;
