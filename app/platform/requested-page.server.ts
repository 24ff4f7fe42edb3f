import type { Context } from 'hono';
import { type PageRequest, pageQuery, pageRequest } from '#app/database/newest-first.server.ts';
import { type ApiEnvironment, Refusal, checked } from './api.server.ts';
import { fieldError } from './problem.ts';

/** The part of a list that a call asks for by `limit` and `cursor`. Throws a 422 when one of them is not valid. */
export function requestedPage(c: Context<ApiEnvironment>): PageRequest {
  const request = pageRequest(checked(pageQuery, c.req.query()));
  if (!request) throw new Refusal(422, 'invalid_input', [fieldError('cursor', 'invalid')]);
  return request;
}
