import { expect, test } from 'vitest';
import { parseSettings } from '#app/services/env.server.ts';
import { SettingError } from '#app/config/setting.ts';

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test.each([
  ['disk', {}],
  ['s3', s3],
  ['image-host', { IMAGE_HOST_KEY: 'key' }],
  ['disk', { ...s3, IMAGE_STORE: 'disk' }],
])('the store is %s with %j', (kind, variables) => {
  expect(parseSettings(variables).imageStore.kind).toBe(kind);
});

test.each(['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  'a bucket without %s stops the start',
  (name) => {
    const incomplete = { ...s3, [name]: '' };
    expect(() => parseSettings(incomplete)).toThrow(
      new SettingError(`${name} must be set for the image store s3.`),
    );
  },
);

test('a move may ask for another store than the site uses', () => {
  expect(parseSettings(s3, 'disk').imageStore).toEqual({ kind: 'disk' });
  expect(() => parseSettings(s3, 'image-host')).toThrow(/^IMAGE_HOST_KEY must be set/);
});

test('the public address of a bucket ends in one slash', () => {
  for (const address of ['https://p.example.com/b', 'https://p.example.com/b/']) {
    const { imageStore } = parseSettings({ ...s3, S3_PUBLIC_URL: address });
    expect(imageStore).toMatchObject({ publicUrl: 'https://p.example.com/b/' });
  }
});
