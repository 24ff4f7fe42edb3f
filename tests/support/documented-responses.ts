import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Described = { content?: Record<string, { schema: object }>; $ref?: string };

type Operation = { responses: Record<string, Described> };

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
  // Once for all: a schema with the shared parts in it would compile them anew each time.
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const operationOf = operationsIn(document);
  return async (method, path, answer) => {
    const name = `${method} ${path} → ${answer.status}`;
    const found = operationOf(method, path);
    if (!found) return answer.status === 404 ? null : `${name}: not in the document`;
    const stated = found.operation.responses[answer.status];
    if (!stated) return `${name}: this status is not in the document`;
    const shared = stated.$ref?.split('/').at(-1);
    const described = shared ? document.components.responses[shared] : stated;
    // A redirect has only headers.
    if (!described?.content && !answer.body) return null;
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    if (!described?.content?.[type]) return `${name}: ${type} is not in the document`;
    const at = shared
      ? ['components', 'responses', shared]
      : ['paths', found.template, method.toLowerCase(), 'responses', String(answer.status)];
    const pointer = [...at, 'content', type, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` });
    compiled.set(pointer, validate);
    const copy = answer.clone();
    const body: unknown = type.includes('json') ? await copy.json() : await copy.text();
    return validate(body) ? null : `${name}: ${ajv.errorsText(validate.errors)}`;
  };
}

/** Finds the operation with the best matching path: a literal segment beats a placeholder. */
function operationsIn({ paths }: ApiDocument) {
  const all = Object.entries(paths)
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
    .map(([template, operations]) => {
      const fits = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);
      return { template, operations, fits };
    });
  return (method: string, path: string) => {
    for (const { template, operations, fits } of all) {
      const operation = operations[method.toLowerCase()];
      if (operation && fits.test(path)) return { template, operation };
    }
    return undefined;
  };
}
