import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { type Page, nextLink } from '#app/database/keyset-page.server.ts';

/** The successful response of a call: for the API document, and how the handler's value becomes a response. */
export type Answer<Given, Received> = {
  status: number;
  description: string;
  /** By media type. Without one the response has no body. */
  content?: Record<string, v.GenericSchema>;
  /** `known` names the parameters of the call's query. */
  respond: (c: Context, given: Given, known: string[]) => Response;
  /** Says that the client has the answer already: what 304 stands for. */
  unchanged?: string;
  /** Only a type: what the client receives. */
  received?: Received;
};

type JsonAnswer<Schema extends v.GenericSchema> = Answer<
  v.InferOutput<Schema>,
  v.InferOutput<Schema>
>;

/** 200 with a JSON body. */
export function ok<Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
): JsonAnswer<Schema> {
  return jsonAnswer(200, schema, description);
}

/** 201 with a JSON body. */
export function created<Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
): JsonAnswer<Schema> {
  return jsonAnswer(201, schema, description);
}

/**
 * 200 with a JSON body of a known version, its `ETag`; 304 where the handler gives no value, because the client has
 * that version (RFC 9110).
 */
export function versioned<Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
): Answer<{ version: number; value: v.InferOutput<Schema> | null }, v.InferOutput<Schema>> {
  const answer = jsonAnswer(200, schema, description);
  return {
    ...answer,
    unchanged: 'Not changed since the version of If-None-Match',
    respond: (c, { version, value }, known) => {
      c.header('etag', `"${version}"`);
      return value === null ? c.body(null, 304) : answer.respond(c, value, known);
    },
  };
}

/** Whether a client has a version already, by its `If-None-Match` header. */
export function hasVersion(ifNoneMatch: string | undefined, version: number): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`);
}

/** A page of a list; its `Link` header leads to the next page of the same search (RFC 8288). */
export function listOf<Schema extends v.GenericSchema>(
  item: Schema,
  description: string,
): Answer<Page<v.InferOutput<Schema>>, v.InferOutput<Schema>[]> {
  return {
    ...jsonAnswer(200, v.array(item), description),
    respond: (c, { rows, next }, known) => {
      if (next) c.header('link', nextLink(searchAddress(c, known), next));
      return c.json(rows);
    },
  };
}

/** A file download; the handler creates the response. */
export function file(type: string, description: string): Answer<Response, string> {
  return { status: 200, description, content: { [type]: v.string() }, respond: asItIs };
}

/** A redirect; the handler creates the response. */
export function redirection(description: string): Answer<Response, never> {
  return { status: 302, description, respond: asItIs };
}

/** 204 without a body. */
export function nothing(description: string): Answer<void, never> {
  return { status: 204, description, respond: (c) => c.body(null, 204) };
}

function jsonAnswer<Schema extends v.GenericSchema>(
  status: ContentfulStatusCode,
  schema: Schema,
  description: string,
): JsonAnswer<Schema> {
  return {
    status,
    description,
    content: { 'application/json': schema },
    respond: (c, value) =>
      c.body(JSON.stringify(value), status, { 'content-type': 'application/json' }),
  };
}

function asItIs(_: Context, response: Response): Response {
  return response;
}

/** The address of the list without its position: `?country=HU` stays, `limit` and `cursor` do not. */
function searchAddress(c: Context, known: string[]): string {
  const search = known
    .filter((name) => name !== 'limit' && name !== 'cursor')
    .flatMap((name) => {
      const text = c.req.query(name);
      return text ? [[name, text]] : [];
    });
  return search.length > 0 ? `${c.req.path}?${new URLSearchParams(search)}` : c.req.path;
}
