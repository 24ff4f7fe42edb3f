import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldError, Problem } from './field-errors.ts';
import { type ProblemCode, problemTitles, problems } from './problems.ts';

type Details = {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** Only for errors that Hono raises itself; every other code has its status in the table. */
  httpStatus?: ContentfulStatusCode;
};

/** Ends the request with an error response, from wherever it is thrown. */
export class ApiError extends HTTPException {
  readonly problem: Problem;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, details: Details = {}) {
    const { errors = [], retryAfterSeconds, httpStatus: status = problems[code].status } = details;
    super(status, { message: code });
    const title = problemTitles[status] ?? 'Refused';
    this.problem = { type: 'about:blank', title, status, code, errors };
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The error as a response. Never cached, because the next attempt may succeed. */
export function problemResponse({ problem, retryAfterSeconds }: ApiError): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}
