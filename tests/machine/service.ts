/** Something that tests need on the machine: a program, or a server that they start. */
export type Service = {
  name: string;
  /** What is not tested without it. */
  loss: string;
  isThere(): boolean;
  /** The missing Debian packages. */
  packages(): string[];
  /** Installs it where no Debian packages can be installed. */
  get?(stop: AbortSignal): Promise<unknown>;
  /** Downloads it on any system. */
  fetch?(stop: AbortSignal): Promise<unknown>;
  start?(stop: AbortSignal): Promise<Started>;
};

/** A server for the tests: the variables that tell them where it is, and how to stop it. */
export type Started = { env?: Record<string, string>; stop?(): Promise<unknown> };
