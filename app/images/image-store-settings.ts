import * as v from 'valibot';

export type S3Settings = {
  kind: 's3';
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  addressing: 'path' | 'virtual-host';
  /** Where browsers read the bucket themselves, with a slash at its end; null when they read through us. */
  publicUrl: string | null;
};

export type ImageHostSettings = {
  kind: 'image-host';
  uploadUrl: string;
  key: string;
  /** The only origin whose addresses are believed. */
  origin: string;
};

/** Which image store is in use, with what it needs. */
export type ImageStoreSettings = { kind: 'disk' } | S3Settings | ImageHostSettings;

export const imageStoreKinds = ['disk', 's3', 'image-host'] as const;
export type ImageStoreKind = (typeof imageStoreKinds)[number];

const web = (message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), message),
  );

const origin = v.pipe(
  web('must be an origin such as https://i.example.com'),
  v.check(
    (value) => new URL(value).origin === value,
    'must be an origin such as https://i.example.com, without a path or a slash at its end',
  ),
);

/** The variables about pictures, part of all the variables of `env.server.ts`. */
export const imageStoreVariables = {
  IMAGE_STORE: v.optional(v.picklist(imageStoreKinds, 'must be disk, s3 or image-host')),
  S3_ENDPOINT: v.optional(web('must be an address such as https://s3.example.com')),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    ),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_ADDRESSING: v.optional(
    v.picklist(['path', 'virtual-host'], 'must be path or virtual-host'),
    'path',
  ),
  S3_PUBLIC_URL: v.optional(web('must be an address such as https://pictures.example.com/bucket')),
  IMAGE_HOST_UPLOAD_URL: v.optional(
    web('must be an address such as https://api.imgbb.com/1/upload'),
    'https://api.imgbb.com/1/upload',
  ),
  IMAGE_HOST_KEY: v.optional(v.string()),
  IMAGE_HOST_ORIGIN: v.optional(origin, 'https://i.ibb.co'),
};

const variables = v.object(imageStoreVariables);
type Variables = v.InferOutput<typeof variables>;

/**
 * The store that the variables describe; `kind` asks for another one than IMAGE_STORE does. Without
 * either it is the one whose key is given, else the disk. What is missing is given as `missing`.
 */
export function chooseImageStore(
  given: Variables,
  kind = given.IMAGE_STORE ?? impliedKind(given),
): ImageStoreSettings | { missing: string; kind: ImageStoreKind } {
  const missing = needed[kind].find((name) => !given[name]);
  if (missing) return { missing, kind };
  if (kind === 's3')
    return {
      kind,
      endpoint: given.S3_ENDPOINT!,
      region: given.S3_REGION,
      bucket: given.S3_BUCKET!,
      accessKeyId: given.S3_ACCESS_KEY_ID!,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY!,
      addressing: given.S3_ADDRESSING,
      publicUrl: given.S3_PUBLIC_URL ? given.S3_PUBLIC_URL.replace(/\/?$/, '/') : null,
    };
  if (kind === 'image-host')
    return {
      kind,
      uploadUrl: given.IMAGE_HOST_UPLOAD_URL,
      key: given.IMAGE_HOST_KEY!,
      origin: given.IMAGE_HOST_ORIGIN,
    };
  return { kind };
}

/** The origin besides our own from which browsers load pictures, for the content security policy. */
export function imageOrigin(settings: ImageStoreSettings): string | null {
  if (settings.kind === 'image-host') return settings.origin;
  if (settings.kind === 's3' && settings.publicUrl) return new URL(settings.publicUrl).origin;
  return null;
}

const needed: Record<ImageStoreKind, (keyof Variables)[]> = {
  disk: [],
  s3: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  'image-host': ['IMAGE_HOST_KEY'],
};

function impliedKind(given: Variables): ImageStoreKind {
  if (given.S3_BUCKET) return 's3';
  return given.IMAGE_HOST_KEY ? 'image-host' : 'disk';
}
