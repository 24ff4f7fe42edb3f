import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Described = { content?: Record<string, { schema: object }> };

type Operation = { responses: Record<string, Described | { $ref: string }> };

/** The parts of an OpenAPI document that responses are checked against. */
export type ApiDocument = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Described> };
};

/** Returns what is wrong with a response of the API; null if it matches the document. */
export type AnswerCheck = (
  method: string,
  path: string,
  answer: Response,
) => Promise<string | null>;

/**
 * Checks responses against an OpenAPI document: the status must be listed, type and body must match. An
 * address that is not in the document must respond with 404.
 */
export function answerCheck(document: ApiDocument): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const compiled = new Map<object, ValidateFunction>();
  return async (method, path, answer) => {
    const name = `${method} ${path} → ${answer.status}`;
    const operation = operationOf(document, method, path);
    if (!operation) return answer.status === 404 ? null : `${name}: not in the document`;
    const described = responseOf(document, operation, answer.status);
    if (!described) return `${name}: this status is not in the document`;
    // A redirect has only headers.
    if (!described.content && !answer.body) return null;
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const schema = described.content?.[type]?.schema;
    if (!schema) return `${name}: ${type} is not in the document`;
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, ...sharedParts(document) });
    compiled.set(schema, validate);
    const copy = answer.clone();
    const body: unknown = type.includes('json') ? await copy.json() : await copy.text();
    return validate(body) ? null : `${name}: ${ajv.errorsText(validate.errors)}`;
  };
}

function sharedParts({ components }: ApiDocument): object {
  return { components };
}

function responseOf(
  { components }: ApiDocument,
  { responses }: Operation,
  status: number,
): Described | undefined {
  const response = responses[status];
  if (!response || !('$ref' in response)) return response;
  return components.responses[response.$ref.split('/').at(-1) ?? ''];
}

/** The operation with the best matching path: a literal segment beats a placeholder. */
function operationOf(document: ApiDocument, method: string, path: string): Operation | undefined {
  const fitting = Object.entries(document.paths)
    .filter(([template]) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path))
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length);
  for (const [, operations] of fitting) {
    const operation = operations[method.toLowerCase()];
    if (operation) return operation;
  }
  return undefined;
}
