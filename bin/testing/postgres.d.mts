/** Makes a cluster and starts its server on a free loopback port. */
export function startCluster(): Promise<{
  url: string;
  /** Ends the server by a signal: SIGINT as a fast stop, SIGKILL as a crash. */
  halt(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again in the same place, and waits until it takes connections. */
  start(): Promise<void>;
  end(): Promise<unknown>;
}>;

/** Whether the programs are here with which `startCluster` works. */
export const postgresPrograms: { isThere(): boolean };
