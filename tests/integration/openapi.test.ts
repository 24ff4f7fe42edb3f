import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import openapiTS from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '#app/api.server.ts';
import { type ApiDocument, answerCheck } from '#tests/support/documented-responses.ts';
import {
  type TestSite,
  goodApplication,
  openTestSite,
  siteOrigin,
} from '#tests/support/test-site.ts';

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
  const stated = apiRoutes.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
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

test('it has no error by the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('it says of every operation whom it is for, what it answers and how it refuses', () => {
  for (const { access, method, path } of apiRoutes) {
    const template = path.replace('/api', '').replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[template]?.[method.toLowerCase()] as {
      security: object[];
      tags: string[];
      responses: object;
    };
    expect(operation.security).toEqual(access === 'public' ? [] : [{ session: [] }]);
    expect(operation.tags).toHaveLength(1);
    const statuses = Object.keys(operation.responses).join(' ');
    expect(statuses).toMatch(/\b[23]\d\d\b/);
    // Whoever asks who is signed in is told so or null; nothing can be wrong with the question.
    if (path !== '/api/auth/get-session') expect(statuses).toMatch(/\b4\d\d\b/);
  }
});

// Compiled and run where node_modules is found, as somebody outside would.
test('a client that is generated from it compiles, and makes a call of each feature', async () => {
  const outside = mkdtempSync(resolve(import.meta.dirname, '../../node_modules/.sampan-client-'));
  try {
    const types = await openapiTS(JSON.parse(JSON.stringify(document)));
    writeFileSync(join(outside, 'api.d.ts'), types);
    writeFileSync(join(outside, 'client.ts'), externalClient);
    writeFileSync(join(outside, 'package.json'), '{ "type": "module" }');
    const compiler = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const options =
      '--ignoreConfig --strict --target es2022 --module esnext --moduleResolution bundler'.split(
        ' ',
      );
    const { stdout } = spawnSync(
      process.execPath,
      [compiler, ...options, '--types', '', join(outside, 'client.ts')],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    const cookie = await site.signIn('outside@sampan.example');
    const { callEveryFeature } = await import(join(outside, 'client.js'));
    const send = (address: string, init: RequestInit) => site.send(new Request(address, init));
    expect(await callEveryFeature(siteOrigin, send, cookie)).toEqual({
      Applications: 201,
      'Applications, by staff': 200,
      Gallery: 200,
      Contact: 200,
      'Sign-in': 200,
      'Own account': 200,
      Accounts: 200,
      History: 200,
      Site: 200,
    });
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
}, 120_000);

const externalClient = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

export async function callEveryFeature(
  origin: string,
  fetch: (address: string, init: RequestInit) => Promise<Response>,
  cookie: string,
) {
  const client = createClient<paths>({
    baseUrl: origin + '/api',
    fetch: fetch as typeof globalThis.fetch,
    headers: { cookie },
  });
  const applied = await client.POST('/application', {
    body: ${JSON.stringify(goodApplication)},
  });
  const receipt: string | undefined = applied.data?.receiptNumber;
  if (!receipt) throw new Error('no receipt');
  const listed = await client.GET('/application', { params: { query: { state: 'waiting' } } });
  const name: string | undefined = listed.data?.[0]?.name;
  if (!name) throw new Error('no name');
  const gallery = await client.GET('/gallery', { params: { query: { limit: '8' } } });
  const contact = await client.POST('/contact', {
    body: {
      name: 'Outside Client',
      number: '+8801711223344',
      email: 'client@example.com',
      reference: 'The API document',
      address: 'Somewhere else',
    },
  });
  const session = await client.GET('/auth/get-session', {});
  const own = await client.GET('/account/sessions', {});
  const accounts = await client.GET('/staff', {});
  const history = await client.GET('/event', {});
  const status = await client.GET('/status', {});
  return {
    Applications: applied.response.status,
    'Applications, by staff': listed.response.status,
    Gallery: gallery.response.status,
    Contact: contact.response.status,
    'Sign-in': session.response.status,
    'Own account': own.response.status,
    Accounts: accounts.response.status,
    History: history.response.status,
    Site: status.response.status,
  };
}
`;

test('every schema in it is one that a validator understands', () => {
  const ajv = new Ajv2020({ strict: false });
  const schemas: object[] = [];
  JSON.stringify(document, (key, value: object) => {
    if (key === 'schema') schemas.push(value);
    return value;
  });
  expect(schemas.length).toBeGreaterThan(60);
  for (const schema of schemas) expect(ajv.validateSchema(schema)).toBe(true);
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
