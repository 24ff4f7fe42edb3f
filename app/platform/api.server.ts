import { type ValidationTargets, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type DescribeRouteOptions, describeRoute, resolver, validator } from 'hono-openapi';
import type { GenericSchema } from 'valibot';
import { type FieldError, type Problem, fieldErrors, problemSchema } from './problem.ts';
import type { Services } from './services.server.ts';
import type { StaffMember } from './staff-member.ts';

/** What every handler of the API can count on. */
export type ApiEnvironment = {
  Bindings: { services: Services; clientAddress: string };
  Variables: { staff: StaffMember };
};

/** An empty door of the API, for a feature to describe its calls on. */
export function apiDoor() {
  return new Hono<ApiEnvironment>();
}

/** A refusal that ends the request, from however deep it is thrown. */
export class Refusal extends HTTPException {
  readonly problem: Problem;

  constructor(status: ContentfulStatusCode, code: string, errors: FieldError[] = []) {
    super(status, { message: code });
    this.problem = { type: 'about:blank', title: titles[status] ?? 'Refused', status, code, errors };
  }
}

/** A problem as a response. Never cached: the next try may well succeed. */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/**
 * Checks a part of the request against a schema and refuses what does not fit with 422 and the
 * fields. hono-openapi's own answer is never used: it quotes what was sent.
 */
export function validated<Target extends keyof ValidationTargets, Schema extends GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(
    target,
    schema,
    (result) => {
      if (result.success) return;
      throw new Refusal(422, 'invalid_input', fieldErrors(result.error as never));
    },
    { errorMode: 'ignore' } as never,
  );
}

type Answers = Record<number, { description: string; schema: GenericSchema }>;

/** Describes one call for the API document: what it does, what it answers, which problems it has. */
export function described(
  summary: string,
  answers: Answers,
  problems: number[],
  more: DescribeRouteOptions = {},
) {
  return describeRoute({
    summary,
    ...more,
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, { description, schema }]) => [
          status,
          { description, content: { 'application/json': { schema: resolver(schema) } } },
        ]),
      ),
      ...Object.fromEntries(
        problems.map((status) => [
          status,
          {
            description: titles[status] ?? 'Refused',
            content: { 'application/problem+json': { schema: resolver(problemSchema) } },
          },
        ]),
      ),
    },
  });
}

const titles: Record<number, string> = {
  400: 'Not readable',
  401: 'Not signed in',
  403: 'Not allowed from there',
  404: 'Not found',
  405: 'Not possible here',
  408: 'Too slow',
  413: 'Too large',
  415: 'Unsupported type',
  422: 'Something to correct',
  429: 'Too many',
  500: 'Our fault',
  503: 'Busy',
};
