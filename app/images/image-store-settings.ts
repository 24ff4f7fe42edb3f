import * as v from 'valibot';
import { type Values, origin, required, setting, web } from '#app/config/setting.ts';

export type S3Settings = {
  kind: 's3';
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  addressing: 'path' | 'virtual-host';
  /**
   * The base URL, ending in a slash, where browsers read the bucket directly; null when they read through our
   * server.
   */
  publicUrl: string | null;
};

export type ImageHostSettings = {
  kind: 'image-host';
  uploadUrl: string;
  key: string;
  /** The only origin whose addresses are accepted. */
  origin: string;
};

/** The configured image store. */
export type ImageStoreSettings = { kind: 'disk' } | S3Settings | ImageHostSettings;

export const imageStoreKinds = ['disk', 's3', 'image-host'] as const;
export type ImageStoreKind = (typeof imageStoreKinds)[number];

/** The settings for storing pictures. */
export const imageStoreVariables = {
  IMAGE_STORE: setting(
    v.optional(v.picklist(imageStoreKinds, 'must be disk, s3 or image-host')),
    's3',
    `Where pictures are kept: disk (DATA_DIR/media), s3 or image-host. Default: s3 where S3_BUCKET is
    set, image-host where IMAGE_HOST_KEY is set, else disk. \`npm run move:images\` moves what is there.`,
  ),
  S3_ENDPOINT: setting(
    v.optional(web('must be an address such as https://s3.example.com')),
    'https://s3.eu-central-1.example.com',
    `An S3-compatible object store: its address, a bucket that exists already, a key that may put, get
    and delete there. Region: us-east-1 by default. S3_ADDRESSING=virtual-host puts the bucket into the
    host name.`,
  ),
  S3_REGION: setting(v.optional(v.string(), 'us-east-1'), 'eu-central-1'),
  S3_BUCKET: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
      ),
    ),
    'sampan-pictures',
  ),
  S3_ACCESS_KEY_ID: setting(v.optional(v.string()), 'key-id'),
  S3_SECRET_ACCESS_KEY: setting(v.optional(v.string()), 'secret'),
  S3_ADDRESSING: setting(
    v.optional(v.picklist(['path', 'virtual-host'], 'must be path or virtual-host'), 'path'),
    'virtual-host',
  ),
  S3_PUBLIC_URL: setting(
    v.optional(web('must be an address such as https://pictures.example.com/bucket')),
    'https://pictures.example.com',
    `Where everybody can read that bucket, if browsers are to fetch pictures there themselves. Default:
    none, and pictures are read through this server.`,
  ),
  IMAGE_HOST_KEY: setting(
    v.optional(v.string()),
    'your-api-key',
    `An outside image host that takes an upload with a key and answers an address. It cannot delete.
    IMAGE_HOST_ORIGIN is where its pictures are; an address elsewhere is not believed. Defaults:
    https://api.imgbb.com/1/upload and https://i.ibb.co`,
  ),
  IMAGE_HOST_UPLOAD_URL: setting(
    v.optional(
      web('must be an address such as https://api.imgbb.com/1/upload'),
      'https://api.imgbb.com/1/upload',
    ),
    'https://api.imgbb.com/1/upload',
  ),
  IMAGE_HOST_ORIGIN: setting(
    v.optional(origin('https://i.example.com'), 'https://i.ibb.co'),
    'https://i.ibb.co',
  ),
};

type SettingValues = Values<typeof imageStoreVariables>;

/**
 * Derives the image store from the variables: the one that IMAGE_STORE names, else the one that has a key,
 * else the disk.
 */
export function imageStoreSettings(values: SettingValues): { imageStore: ImageStoreSettings } {
  return { imageStore: chooseImageStore(values, values.IMAGE_STORE ?? impliedKind(values)) };
}

function chooseImageStore(values: SettingValues, kind: ImageStoreKind): ImageStoreSettings {
  const why = `for the image store ${kind}`;
  if (kind === 's3')
    return {
      kind,
      endpoint: required(values, 'S3_ENDPOINT', why),
      region: values.S3_REGION,
      bucket: required(values, 'S3_BUCKET', why),
      accessKeyId: required(values, 'S3_ACCESS_KEY_ID', why),
      secretAccessKey: required(values, 'S3_SECRET_ACCESS_KEY', why),
      addressing: values.S3_ADDRESSING,
      publicUrl: values.S3_PUBLIC_URL ? values.S3_PUBLIC_URL.replace(/\/?$/, '/') : null,
    };
  if (kind === 'image-host')
    return {
      kind,
      uploadUrl: values.IMAGE_HOST_UPLOAD_URL,
      key: required(values, 'IMAGE_HOST_KEY', why),
      origin: values.IMAGE_HOST_ORIGIN,
    };
  return { kind };
}

function impliedKind(values: SettingValues): ImageStoreKind {
  if (values.S3_BUCKET) return 's3';
  return values.IMAGE_HOST_KEY ? 'image-host' : 'disk';
}

/** The other origin from which browsers load pictures, for the content security policy. */
export function imageOrigin(settings: ImageStoreSettings): string | null {
  if (settings.kind === 'image-host') return settings.origin;
  if (settings.kind === 's3' && settings.publicUrl) return new URL(settings.publicUrl).origin;
  return null;
}
