import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { accountHeader } from '#app/auth/account-header.ts';
import { problemSchema } from './field-errors.ts';
import { type ProblemCode, problemTitles, problems } from './problems.ts';
import type { Fields, Route } from './routes.server.ts';

/** Schemas that several calls share, by their names in the document. */
type Components = Record<string, v.GenericSchema>;

/** What is said of a call besides its schemas: what it does, and one call with its answer. */
export type Example = {
  description: string;
  /** The path with an id in it, or with a query. */
  path?: string;
  body?: object;
  answer?: unknown;
};

/**
 * The OpenAPI 3.1 document of some routes. The schemas of `components` appear in it once; all others are
 * inlined.
 */
export function openApiDocument(
  routes: readonly Route[],
  components: Components,
  info: { title: string; version: string; description: string; sessionCookie: string },
  examples: Readonly<Record<string, Example>>,
): object {
  const { sessionCookie, ...about } = info;
  const definitions = { ...components, Problem: problemSchema };
  const schemaOf = (schema: v.GenericSchema) =>
    withoutDefinitions(toJsonSchema(schema, { ...conversion, definitions }));
  return {
    openapi: '3.1.0',
    info: about,
    servers: [{ url: '/api' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathsOf(routes, { schemaOf, examples }),
    components: {
      parameters: { account: accountParameter },
      responses: problemResponses(routes),
      schemas: toJsonSchemaDefs(definitions, conversion),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: `The cookie that POST /auth/sign-in/email sets; under https it is __Host-${sessionCookie}`,
        },
      },
    },
  };
}

const conversion: ConversionConfig = {
  typeMode: 'input',
  // Rules that JSON Schema cannot express are left out here; the API still applies them.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : undefined,
};

function withoutDefinitions({
  $schema: _schema,
  $defs: _defs,
  ...schema
}: ReturnType<typeof toJsonSchema>) {
  return schema;
}

const accountParameter = {
  name: accountHeader,
  in: 'header',
  schema: { type: 'string' },
  description: 'Id of the account that the call is for: in the session of another it is refused',
};

type SchemaOf = (schema: v.GenericSchema) => ReturnType<typeof withoutDefinitions>;

type Writing = { schemaOf: SchemaOf; examples: Readonly<Record<string, Example>> };

function pathsOf(routes: readonly Route[], writing: Writing) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route, writing);
  }
  return paths;
}

function operationOf(route: Route, { schemaOf, examples }: Writing) {
  const { access, tag, method, path, statement, refuses } = route;
  const { summary, query, headers, body, answer } = statement;
  const example = examples[`${method} ${path}`];
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(example && { description: example.description }),
    security: access === 'public' ? [] : [{ session: [] }],
    // Setting up a second factor is about one's own account.
    'x-least-role': access === 'set-up' ? 'own' : access,
    parameters: [
      ...(access === 'public' ? [] : [{ $ref: '#/components/parameters/account' }]),
      ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...parametersIn('query', query, schemaOf),
      ...parametersIn('header', headers, schemaOf),
    ],
    ...(body && {
      requestBody: { required: true, content: contentOf(body.content, schemaOf, example?.body) },
    }),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(answer.content && { content: contentOf(answer.content, schemaOf, example?.answer) }),
      },
      ...(answer.unchanged && { 304: { description: answer.unchanged } }),
      ...refusalsByStatus(refuses),
    },
  };
}

/** `GET /api/application/:id/card` is `getApplicationByIdCard`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace('/api', '')
    .replace(/:(\w)(\w*)/g, 'by-$1$2')
    .split(/[/-]/)
    .filter(Boolean);
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  );
}

function contentOf(content: Record<string, v.GenericSchema>, schemaOf: SchemaOf, example: unknown) {
  return Object.fromEntries(
    Object.entries(content).map(([type, schema]) => [
      type,
      { schema: schemaOf(schema), ...(example !== undefined && { example }) },
    ]),
  );
}

/** One optional parameter for each entry of a schema. */
function parametersIn(place: string, schema: Fields | undefined, schemaOf: SchemaOf) {
  return Object.entries(schema?.entries ?? {}).map(([name, entry]) => {
    const { description, ...rest } = schemaOf(entry);
    return { name, in: place, ...(description && { description }), schema: rest };
  });
}

/** Groups the errors of a route by status, with the codes in the name: `not_found`, or `too_many.busy`. */
function refusalsByStatus(refuses: Route['refuses']) {
  return Object.fromEntries(
    byStatus(refuses).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${codes.join('.')}` },
    ]),
  );
}

/** Every such group, once. */
function problemResponses(routes: readonly Route[]) {
  const groups = routes.flatMap(({ refuses }) => byStatus(refuses));
  return Object.fromEntries(
    groups.map(([status, codes]) => [
      codes.join('.'),
      {
        description: `${problemTitles[status]}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

function byStatus(refuses: Route['refuses']): [status: number, codes: ProblemCode[]][] {
  const groups = Map.groupBy(new Set(refuses), (code) => problems[code].status);
  const inOrder = [...groups].toSorted(([left], [right]) => left - right);
  return inOrder.map(([status, codes]) => [status, codes.toSorted()]);
}
