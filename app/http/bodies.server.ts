import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { ApiError } from './api-error.server.ts';
import { fieldErrors } from './field-errors.ts';
import type { ProblemCode } from './problems.ts';

/** What a call takes: its media types for the API document, and how it is read and judged. */
export type Body<Sent, Read> = {
  content: Record<string, v.GenericSchema>;
  /** Throws an `ApiError` with one of these. */
  refuses: readonly ProblemCode[];
  read: (request: Request, now: Date) => Promise<Read>;
  /** Only a type: what the browser passes to the client. */
  sent?: Sent;
};

/** A schema, or one that depends on the moment of the call. */
type Judged<Schema extends v.GenericSchema> = Schema | ((now: Date) => Schema);

/** Stands for the current moment in the API document, which has to be the same every time. */
const someMoment = new Date('2026-01-01T00:00:00Z');

/** JSON that fits a schema. */
export function json<Schema extends v.GenericSchema>(
  schema: Judged<Schema>,
): Body<v.InferInput<Schema>, v.InferOutput<Schema>> {
  return {
    content: { 'application/json': schemaAt(schema, someMoment) },
    refuses: ['unreadable', 'unsupported_type', 'invalid_input'],
    read: async (request, now) => validate(schemaAt(schema, now), await readJson(request)),
  };
}

/** JSON that the handler judges itself; the schema is for the API document and the client. */
export function unvalidatedJson<Schema extends v.GenericSchema>(
  schema: Judged<Schema>,
): Body<v.InferInput<Schema>, unknown> {
  return { ...json(schema), read: readJson };
}

/** The same as JSON or as a form, which is what a browser sends when it is to save the answer as a file. */
export function jsonOrForm<Schema extends v.GenericSchema>(
  schema: Schema,
): Body<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const { content, refuses } = json(schema);
  return {
    content: { ...content, 'application/x-www-form-urlencoded': schema },
    refuses,
    read: async (request) => {
      const isForm = mediaType(request) === 'application/x-www-form-urlencoded';
      return validate(schema, isForm ? await readForm(request) : await readJson(request));
    },
  };
}

/** A form of texts, whatever it says of its type: old browsers cannot choose one. */
export function form<Schema extends v.GenericSchema>(
  schema: Schema,
): Body<v.InferInput<Schema>, v.InferOutput<Schema>> {
  return {
    content: { 'application/x-www-form-urlencoded': schema },
    refuses: ['invalid_input'],
    read: async (request) => validate(schema, await readForm(request)),
  };
}

/** A form with files, which the handler reads as far as it wants to. */
export function multipart(schema: v.GenericSchema): Body<FormData, Request> {
  return {
    content: { 'multipart/form-data': schema },
    refuses: ['unreadable', 'unsupported_type', 'invalid_input'],
    read: async (request) => request,
  };
}

/** What was sent, if it fits the schema. Otherwise throws a 422 with every field that does not. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new ApiError('invalid_input', { errors: fieldErrors(result.issues) });
}

async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'application/json') throw new ApiError('unsupported_type');
  try {
    return JSON.parse(await request.text());
  } catch (error) {
    // The body limit speaks up while the body is being read.
    if (error instanceof HTTPException) throw error;
    throw new ApiError('unreadable');
  }
}

async function readForm(request: Request): Promise<unknown> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

function mediaType(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim();
}

function schemaAt<Schema extends v.GenericSchema>(schema: Judged<Schema>, now: Date): Schema {
  return typeof schema === 'function' ? schema(now) : schema;
}
