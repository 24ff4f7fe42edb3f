import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import { type FieldError, type Problem, fieldErrors, problemSchema } from './problem.ts';
import type { Services } from './services.server.ts';
import type { StaffMember } from './staff-member.ts';

/** What every handler of the API can count on. */
export type ApiEnvironment = {
  Bindings: { services: Services; clientAddress: string };
  /** Set behind `requireStaff` and `requireSession`. */
  Variables: { staff: StaffMember; sessionId: string };
};

/** An empty door of the API, for a feature to describe its calls on. */
export function apiDoor() {
  return new Hono<ApiEnvironment>();
}

/** A refusal that ends the request, from however deep it is thrown. */
export class Refusal extends HTTPException {
  readonly problem: Problem;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    errors: FieldError[] = [],
    retryAfterSeconds?: number,
  ) {
    super(status, { message: code });
    this.problem = {
      type: 'about:blank',
      title: titles[status] ?? 'Refused',
      status,
      code,
      errors,
    };
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A refusal as a response. Never cached: the next try may well succeed. */
export function refusalResponse({ problem, retryAfterSeconds }: Refusal): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}

/** The body as JSON. Refuses another type with 415 and what cannot be read with 400. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/json') throw new Refusal(415, 'unsupported_type');
  try {
    return JSON.parse(await request.text());
  } catch (error) {
    // The body limit speaks up while the body is being read.
    if (error instanceof HTTPException) throw error;
    throw new Refusal(400, 'unreadable');
  }
}

/** What was sent, if it fits the schema. Otherwise refuses with 422 and every field that does not. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent, { abortPipeEarly: true });
  if (!result.success) throw new Refusal(422, 'invalid_input', fieldErrors(result.issues));
  return result.output;
}

/** An answer without a schema has no body, as a redirection. */
type Answers = Record<number, { description: string; schema?: v.GenericSchema; type?: string }>;

/**
 * Describes one call for the API document: what it does, what it answers, which problems it has. A
 * call for staff, known by its 401, may also answer 403: their first password is to be changed first, a
 * second factor to be set up, or a sign-in to be done anew. Each
 * may answer 503, while the database is away.
 */
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
        Object.entries(answers).map(
          ([status, { description, schema, type = 'application/json' }]) => [
            status,
            {
              description,
              ...(schema && { content: { [type]: { schema: resolver(schema) } } }),
            },
          ],
        ),
      ),
      ...Object.fromEntries(
        [...problems, ...(problems.includes(401) ? [403] : []), 503].map((status) => [
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

/** A JSON body in the API document. Rules that JSON Schema cannot say are left out of it. */
export function jsonBody(schema: v.GenericSchema): DescribeRouteOptions['requestBody'] {
  return {
    required: true,
    content: { 'application/json': { schema: resolver(schema, { errorMode: 'ignore' }) } },
  };
}

const titles: Record<number, string> = {
  400: 'Not readable',
  401: 'Not signed in',
  403: 'Not allowed',
  409: 'Not possible now',
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
