import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '#app/api.server.ts';
import { type ApiDocument, answerCheck } from '#tests/support/described-answers.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';

// That every answer is as the document says is checked on every call of the other tests.

const folder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
let site: TestSite;
let document: ApiDocument;
beforeAll(async () => {
  site = await openTestSite(`file:${join(folder, 'test.sqlite')}`);
  document = await (await site.call('GET', '/api/openapi.json')).json();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the document describes every call of the API and nothing else', () => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} /api${path}`),
  );
  const stated = apiRoutes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(calls.toSorted()).toEqual(stated.toSorted());
});

test('it names its version, its server and every parameter of a path', () => {
  expect(document.openapi).toMatch(/^3\.[01]\./);
  expect(document).toMatchObject({ info: { title: 'Sampan' }, servers: [{ url: '/api' }] });
  for (const [path, operations] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const operation of Object.values(operations)) {
      const { parameters = [] } = operation as { parameters?: { in: string; name: string }[] };
      const described = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(described).toEqual(named);
    }
  }
});

test('every schema in it is one that a validator understands', () => {
  const ajv = new Ajv2020({ strict: false });
  for (const operations of Object.values(document.paths)) {
    for (const { responses } of Object.values(operations)) {
      for (const { content = {} } of Object.values(responses)) {
        for (const { schema } of Object.values(content))
          expect(ajv.validateSchema(schema)).toBe(true);
      }
    }
  }
});

test('its schema for a new application takes what the API takes', () => {
  const { post } = document.paths['/application'] as Record<string, unknown> as {
    post: { requestBody: { content: Record<string, { schema: object }> } };
  };
  const schema = post.requestBody.content['application/json']?.schema;
  expect(schema).toBeDefined();
  const ajv = new Ajv2020({ strict: false });
  expect(ajv.validate(schema ?? false, goodApplication)).toBe(true);
  expect(ajv.validate(schema ?? false, { ...goodApplication, name: 5 })).toBe(false);
});

test('the check of the answers notices a status, a type and a field that are not described', async () => {
  const check = answerCheck(document);
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  expect(await check('GET', '/gallery', json([]))).toBeNull();
  expect(await check('GET', '/gallery', json([], 418))).toMatch(/status/);
  expect(await check('GET', '/gallery', new Response('[]'))).toMatch(/text\/plain/);
  expect(await check('GET', '/gallery', json([{ _id: 5 }]))).toMatch(/_id/);
  expect(await check('GET', '/nowhere', json([]))).toMatch(/not in the document/);
});

test('it may be read without a session and is not kept by caches', async () => {
  const answer = await site.call('GET', '/api/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
