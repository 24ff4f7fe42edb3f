import { errorCode } from './error-code.ts';

/**
 * An external service has failed. `code` is for the log and contains nothing personal, for example `s3/503`,
 * `s3/timeout` or `image-host/not_json`.
 */
export class ExternalServiceError extends Error {
  readonly code: string;

  constructor(service: string, reason: string | number) {
    super(`${service}/${reason}`);
    this.code = this.message;
  }
}

/** Converts an error of `fetch`; the code is the timeout's name or the network's error code. */
export function externalServiceError(service: string, error: unknown): ExternalServiceError {
  if (error instanceof ExternalServiceError) return error;
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ExternalServiceError(service, 'timeout');
  return new ExternalServiceError(service, errorCode(causeOf(error)) ?? 'unreachable');
}

/** The cause of an error, as `fetch` and the libraries report it. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
