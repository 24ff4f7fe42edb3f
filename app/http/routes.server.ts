import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Database } from '#app/database/database.server.ts';
import type { Services } from '#app/services/services.server.ts';
import type { SitePages } from '#app/content/site-pages.ts';
import type { StaffMember } from '#app/auth/staff-member.ts';
import { signedIn } from './staff-session.server.ts';
import type { Answer } from './answers.server.ts';
import { ApiError } from './api-error.server.ts';
import { type Body, validate } from './bodies.server.ts';
import type { FieldError } from './field-errors.ts';
import type { ProblemCode } from './problems.ts';

/** What the server passes to Hono with every request. */
export type ApiEnvironment = {
  Bindings: { services: Services; clientAddress: string; pages: SitePages };
};

/**
 * Who may call: `public`, everybody; `own`, any signed-in user for their own account, even before they change
 * their initial password; `set-up`, users who have changed it, to set up a second factor; `staff`, all staff;
 * `owner`, owners alone.
 */
export type Access = 'public' | 'own' | 'set-up' | 'staff' | 'owner';

/** What every handler gets, created once per request. `now` is the time of its arrival. */
export type RequestScope = {
  c: Context<ApiEnvironment>;
  services: Services;
  db: Database;
  now: Date;
  clientAddress: string;
};

/** The same behind a session: the caller, and their session, which began at `signedInAt`. */
export type StaffScope = RequestScope & {
  staff: StaffMember;
  sessionId: string;
  signedInAt: Date;
};

/** A further condition for a call, for example that the accounts are our own. */
export type Guard = { code: ProblemCode; stops: (services: Services) => boolean };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An object schema; its entries are query parameters or headers. */
export type Fields<In = unknown, Out = unknown> = v.GenericSchema<In, Out> & {
  entries: Record<string, v.GenericSchema>;
};

/** The definition of a call without its handler. */
type Statement<QueryIn, Query, Headers, Sent, Read, Given, Received, Code> = {
  summary: string;
  guard?: Guard;
  query?: Fields<QueryIn, Query>;
  /** The headers that the handler reads. */
  headers?: Fields<unknown, Headers>;
  body?: Body<Sent, Read>;
  answer: Answer<Given, Received>;
  /** The codes with which the handler refuses, besides those that follow from access, query and body. */
  refuses?: readonly Code[];
};

/** A route as the API mounts and documents it. */
export type Route = {
  access: Access;
  /** The feature it belongs to. */
  tag: string;
  method: string;
  /** With `:name` for a parameter. */
  path: string;
  statement: Statement<unknown, unknown, unknown, unknown, unknown, never, unknown, ProblemCode>;
  refuses: ProblemCode[];
  handle: (c: Context<ApiEnvironment>) => Promise<Response>;
};

type Parameters<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The validated input of a call. */
type Input<Path, Query, Headers, Read> = {
  params: Record<Parameters<Path>, string>;
  query: Query;
  headers: Headers;
  body: Read;
};

type Handler<Scope, Path, Query, Headers, Read, Given, Code> = (
  scope: Scope &
    Input<Path, Query, Headers, Read> & {
      /** The error to throw. Only codes that the route declares. */
      refuse: (
        code: Code,
        details?: { errors?: FieldError[]; retryAfterSeconds?: number },
      ) => ApiError;
    },
) => Given | Promise<Given>;

/**
 * The routes of a feature that share an access level. Each call is defined in one place: validation, the API
 * document, the access tests and the client's types all derive from that.
 */
export class Routes<Scope extends RequestScope, Calls = object> {
  /** Only a type: the calls by name, such as `GET /api/gallery`. */
  declare readonly calls: Calls;
  readonly routes: readonly Route[];
  readonly #kind: { access: Access; tag: string };
  readonly #scope: (c: Context<ApiEnvironment>) => Promise<Scope>;

  constructor(
    kind: { access: Access; tag: string },
    scope: (c: Context<ApiEnvironment>) => Promise<Scope>,
    routes: readonly Route[] = [],
  ) {
    this.#kind = kind;
    this.#scope = scope;
    this.routes = routes;
  }

  /** The same routes, whose further handlers also get what `more` adds to the scope. */
  with<More extends object>(more: (scope: Scope) => More): Routes<Scope & More, Calls> {
    const scope = async (c: Context<ApiEnvironment>) => {
      const made = await this.#scope(c);
      return { ...made, ...more(made) };
    };
    return new Routes(this.#kind, scope, this.routes);
  }

  /** Adds a call. If two paths match, the one added first is used. */
  route<
    const Path extends `/api/${string}`,
    const M extends Method,
    Given,
    Received,
    QueryIn = undefined,
    Query = undefined,
    Headers = undefined,
    Sent = undefined,
    Read = undefined,
    const Code extends ProblemCode = never,
  >(
    name: `${M} ${Path}`,
    statement: Statement<QueryIn, Query, Headers, Sent, Read, Given, Received, Code>,
    handler: Handler<Scope, Path, Query, Headers, Read, NoInfer<Given>, Code>,
  ): Routes<
    Scope,
    Calls &
      Record<
        `${M} ${Path}`,
        { params: Parameters<Path>; query: QueryIn; body: Sent; answer: Received }
      >
  > {
    const [method = '', path = ''] = name.split(' ');
    const { guard, query, headers, body, answer } = statement;
    const refuse = (code: Code, details?: object) => new ApiError(code, details);
    const handle = async (c: Context<ApiEnvironment>) => {
      const scope = await this.#scope(c);
      if (guard?.stops(scope.services)) throw new ApiError(guard.code);
      const input = {
        params: c.req.param(),
        query: query && validate(query, c.req.query()),
        headers: headers && validate(headers, headersNamed(headers.entries, c)),
        body: await body?.read(c.req.raw, scope.now),
      };
      // Input without a schema is `undefined`, and so is its type, which TypeScript infers only where the
      // call is defined.
      const known = input as Input<Path, Query, Headers, Read>;
      const result = await handler({ ...scope, ...known, refuse });
      return answer.respond(c, result, Object.keys(query?.entries ?? {}));
    };
    const { access } = this.#kind;
    const refuses = [
      ...refusalsOf[access],
      ...(method === 'GET' ? [] : (['foreign_origin', 'too_large'] as const)),
      ...(guard ? [guard.code] : []),
      ...(path.includes(':') ? (['not_found'] as const) : []),
      ...(query || headers ? (['invalid_input'] as const) : []),
      ...(body?.refuses ?? []),
      ...(statement.refuses ?? []),
      'database_unreachable' as const,
    ];
    const route = { ...this.#kind, method, path, statement, refuses, handle };
    return new Routes(this.#kind, this.#scope, [...this.routes, route]);
  }
}

const session = ['not_signed_in', 'other_account'] as const;

const refusalsOf: Record<Access, readonly ProblemCode[]> = {
  public: [],
  own: session,
  'set-up': [...session, 'password_change_required'],
  staff: [...session, 'password_change_required', 'second_factor_required'],
  owner: [...session, 'password_change_required', 'second_factor_required', 'owner_only'],
};

/** The headers that a schema names, under its own spelling of the names. */
function headersNamed(entries: object, c: Context): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(entries).map((name) => [name, c.req.header(name)]));
}

/** Routes for everybody. */
export function publicRoutes(tag: string): Routes<RequestScope> {
  return new Routes({ access: 'public', tag }, async (c) => requestScope(c));
}

/** Routes for one's own account, open to every signed-in user. */
export function ownRoutes(tag: string): Routes<StaffScope> {
  return staffRoutesWith('own', tag);
}

/** Routes to set up a second factor: open before there is one, but not with an initial password. */
export function setUpRoutes(tag: string): Routes<StaffScope> {
  return staffRoutesWith('set-up', tag);
}

/** Routes for all staff, whatever their role. */
export function staffRoutes(tag: string): Routes<StaffScope> {
  return staffRoutesWith('staff', tag);
}

/**
 * Routes for all staff that an open page asks again and again by itself, with `If-None-Match`: such a call is no use
 * of the session, so that one that only waits ends in its time.
 */
export function watchedRoutes(tag: string): Routes<StaffScope> {
  return staffRoutesWith('staff', tag, (c) => c.req.header('if-none-match') === undefined);
}

/** Routes for owners alone. */
export function ownerRoutes(tag: string): Routes<StaffScope> {
  return staffRoutesWith('owner', tag);
}

function staffRoutesWith(
  access: Exclude<Access, 'public'>,
  tag: string,
  isUse: (c: Context<ApiEnvironment>) => boolean = () => true,
): Routes<StaffScope> {
  const isForAnybody = access === 'own' || access === 'set-up';
  return new Routes({ access, tag }, async (c) => {
    const { staff, ...session } = await signedIn(c.env.services, c.req.raw.headers, {
      isUse: isUse(c),
    });
    if (access !== 'own' && staff.mustChangePassword) {
      throw new ApiError('password_change_required');
    }
    if (!isForAnybody && staff.mustAddSecondFactor) {
      throw new ApiError('second_factor_required');
    }
    if (access === 'owner' && staff.role !== 'owner') throw new ApiError('owner_only');
    return { ...requestScope(c), staff, ...session };
  });
}

function requestScope(c: Context<ApiEnvironment>): RequestScope {
  const { services, clientAddress } = c.env;
  return { c, services, db: services.database.db, now: services.now(), clientAddress };
}
