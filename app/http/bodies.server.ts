import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { ApiError } from './api-error.server.ts';
import { fieldErrors } from './field-errors.ts';
import type { ProblemCode } from './problems.ts';

/** The request body of a call: its media types for the API document, and how it is read and validated. */
export type Body<Sent, Read> = {
  content: Record<string, v.GenericSchema>;
  /** The codes of the `ApiError`s that reading throws. */
  refuses: readonly ProblemCode[];
  read: (request: Request, now: Date) => Promise<Read>;
  /** Only a type: what the client sends. */
  sent?: Sent;
};

/** A schema, or one that depends on the time of the call. */
type Judged<Schema extends v.GenericSchema> = Schema | ((now: Date) => Schema);

/** Stands for the current time in the API document, which must not change with it. */
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

/** JSON that the handler validates itself; the schema is for the API document and the client. */
export function unvalidatedJson<Schema extends v.GenericSchema>(
  schema: Judged<Schema>,
): Body<v.InferInput<Schema>, unknown> {
  return { ...json(schema), read: readJson };
}

/** JSON, or the same as a form, which a browser sends when it is to save the response as a file. */
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

/** A form of text fields, whatever its content type says: old browsers cannot set one. */
export function form<Schema extends v.GenericSchema>(
  schema: Schema,
): Body<v.InferInput<Schema>, v.InferOutput<Schema>> {
  return {
    content: { 'application/x-www-form-urlencoded': schema },
    refuses: ['invalid_input'],
    read: async (request) => validate(schema, await readForm(request)),
  };
}

/** A form with files, which the handler reads itself. */
export function multipart(schema: v.GenericSchema): Body<FormData, Request> {
  return {
    content: { 'multipart/form-data': schema },
    refuses: ['unreadable', 'unsupported_type', 'invalid_input'],
    read: async (request) => request,
  };
}

/** Returns what was sent if it fits the schema. Otherwise throws a 422 that names every invalid field. */
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
    // Hono's body limit throws while the body is being read.
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
