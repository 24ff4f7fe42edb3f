/** Something that tests need of the machine: a program, or a server that they start. */
export type Service = {
  name: string;
  /** What is not tested without it. */
  loss: string;
  isThere(): boolean;
  /** What is missing of it, as Debian packages. */
  packages(): string[];
  /** Gets it where no packages can be installed. */
  get?(stop: AbortSignal): Promise<unknown>;
  /** Gets it anywhere. */
  fetch?(stop: AbortSignal): Promise<unknown>;
  start?(stop: AbortSignal): Promise<Started>;
};

/** A server of the tests' own, what tells the tests where it is, and how it is ended. */
export type Started = { env?: Record<string, string>; stop?(): Promise<unknown> };
