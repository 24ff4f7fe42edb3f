import { expect, test } from 'vitest';
import { problemSentence } from '#app/http/problems.ts';
import { Overtaken, untilStored } from './store-document.server.ts';

test('who is overtaken again and again reads of others who save, not of passwords', async () => {
  const overtaken = untilStored(() => Promise.reject(new Overtaken()));
  const { problem } = await overtaken.catch((error) => error);
  expect(problem).toMatchObject({ status: 503, code: 'others_saving' });
  expect(problemSentence(problem).en).toMatch(/^Others are saving/);
});
