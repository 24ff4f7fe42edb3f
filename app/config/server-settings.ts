import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Values, address, digits, origin, setting } from './setting.ts';

/** The settings of the server itself: addresses, paths, monitoring. */
export const serverVariables = {
  PORT: setting(
    v.optional(
      v.pipe(
        digits(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
        v.maxValue(65535, 'must be a port number from 0 to 65535'),
      ),
      '3000',
    ),
    '3000',
    'The port to listen on. Default: 3000. 0 takes a free one.',
  ),
  HOST: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'))),
    '0.0.0.0',
    `The one address or host name to listen on. Default: 127.0.0.1 and ::1, so that only this machine and
    a proxy on it reach the site. 0.0.0.0 listens on every IPv4 address.`,
  ),
  DATA_DIR: setting(
    v.optional(v.string(), 'data'),
    '/var/lib/sampan',
    'The folder for the embedded database, pictures, mail and secrets. Default: data, in this folder.',
  ),
  SECRETS_FILE: setting(
    v.optional(v.string()),
    '/etc/sampan/secrets.json',
    `The file with the keys that sign sessions and seal passport numbers. Default: secrets.json in
    DATA_DIR, made at the first start. Every machine needs the same: copy it, or a start there is refused.`,
  ),
  PUBLIC_ORIGIN: setting(
    v.optional(origin('https://www.example.com')),
    'https://www.example.com',
    `The origin under which visitors reach the site, without a path or a slash at its end. Default: none,
    and localhost, 127.0.0.1 and [::1] on PORT count as ours. With https:// cookies become secure. Search
    engines and share previews are told this origin, so set it wherever others reach the site.`,
  ),
  DATABASE_URL: setting(
    v.optional(
      address(
        ['postgres:', 'postgresql:', 'file:'],
        'must begin with postgres:// or file:, with # / % of a password as %23 %2F %25',
      ),
    ),
    'postgres://sampan:password@localhost:5432/sampan',
    'The database: postgres://… or file:/absolute/path. Default: the file sampan.sqlite in DATA_DIR.',
  ),
  TRUSTED_PROXIES: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          const list = parseProxies(dataset.value);
          if (list) return list;
          addIssue({
            message: 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
          });
          return NEVER;
        }),
      ),
      '',
    ),
    '127.0.0.1,::1,10.0.0.0/8',
    `The proxies whose X-Forwarded-For is believed: addresses and networks, separated by commas.
    Default: none, and the address of the socket is the visitor's.`,
  ),
  DRAIN_SECONDS: setting(
    v.optional(digits(/^(\d|1[0-5])$/, 'must be a number of seconds from 0 to 15'), '0'),
    '5',
    `For how many seconds, 0 to 15, the site still takes requests once it was told to stop, while /readyz
    already says 503: as long as the load balancer in front needs to notice. Default: 0.`,
  ),
  METRICS_TOKEN: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[\w.~+/=-]{16,}$/, 'must be 16 or more letters, digits and -._~+/='),
      ),
    ),
    'a-long-random-token',
    `What Prometheus has to show to read /metrics (Authorization: Bearer …): 16 or more letters, digits
    and -._~+/= characters. Default: none, and nobody can read it.`,
  ),
  LOG_LEVEL: setting(
    v.optional(
      v.picklist(
        ['debug', 'info', 'warn', 'error', 'silent'],
        'must be debug, info, warn, error or silent',
      ),
      'info',
    ),
    'warn',
    'The least important lines that are logged: debug, info, warn, error or silent. Default: info.',
  ),
};

/** Derives the server settings from the values of their variables. */
export function serverSettings(values: Values<typeof serverVariables>) {
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    /** Addresses to listen on. Loopback only, unless set otherwise. */
    hosts: values.HOST ? [values.HOST] : ['127.0.0.1', '::1'],
    /** Absolute path of the folder for the embedded database, pictures, mail and secrets. */
    dataDir,
    /** Absolute path of the file with the keys. */
    secretsFile: resolve(values.SECRETS_FILE ?? join(dataDir, 'secrets.json')),
    /** The site's public origin; null on a developer's machine. */
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    databaseUrl: values.DATABASE_URL ?? `file:${join(dataDir, 'sampan.sqlite')}`,
    trustedProxies: values.TRUSTED_PROXIES,
    /** How long connections are still accepted after a shutdown begins. */
    drainMs: values.DRAIN_SECONDS * 1000,
    /** The token for `/metrics`; null disables the address. */
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

function parseProxies(text: string): BlockList | null {
  const list = new BlockList();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    // `Number` would take an empty length for 0, and so trust every address there is.
    const [, host = '', length] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(host);
    const bits = length === undefined ? (version === 4 ? 32 : 128) : Number(length);
    if (!version || bits > (version === 4 ? 32 : 128)) return null;
    list.addSubnet(host, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
