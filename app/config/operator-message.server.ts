import { relative } from 'node:path';
import { saysConnectionLost } from './lost-connection.ts';
import { errorCode } from './error-code.ts';
import { ExternalServiceError } from './external-service-error.server.ts';
import { OperatorError } from './operator-error.ts';

/**
 * What the last catch of the start and of every command prints about an error: one sentence that says what to do, or for
 * an error of our own its class, code and place and where to read on; with `isDebugging` the stack, too. Otherwise no
 * message of a driver, because these quote what was stored.
 */
export function operatorMessage(error: unknown, isDebugging = false): string {
  const sentence = knownMessage(error) ?? unexpected(error);
  return isDebugging && error instanceof Error ? `${sentence}\n${error.stack}` : sentence;
}

/** One sentence about an error that the operator can mend; null for errors of our own. */
export function knownMessage(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof ExternalServiceError)
    return `A service that the settings name has failed (${error.code}): npm run check:services tries each.`;
  if (!(error instanceof Error)) return null;
  const code = errorCode(error) ?? codeOfDriver(error.message);
  const known = code && sentences.find(([codes]) => codes.test(code));
  return known ? known[1]({ code, ...partsOf(error) }) : null;
}

type Parts = {
  code: string;
  /** The path of the error, or words for one. */
  place: string;
  syscall: string | undefined;
  /** The name that a driver quotes, of a role or a database. */
  quoted: string;
};

/** Drivers give these no code. */
function codeOfDriver(message: string): string | undefined {
  if (/SSL/.test(message)) return 'NO_TLS';
  return saysConnectionLost(message) ? 'timeout' : undefined;
}

function partsOf(error: Error): Omit<Parts, 'code'> {
  const { path, dest, syscall }: Partial<NodeJS.ErrnoException & { dest: string }> = error;
  const isSqlite = errorCode(error)?.startsWith('SQLITE');
  const words = isSqlite
    ? 'the database (DATABASE_URL, else sampan.sqlite in DATA_DIR)'
    : 'a file of the site (DATA_DIR, BACKUP_DIR)';
  // Of a server that speaks another language the name is quoted otherwise, and left out.
  const [, quoted] = /"([^"]+)"/.exec(error.message) ?? [];
  return { place: path ?? dest ?? words, syscall, quoted: quoted ? ` ${quoted}` : '' };
}

const restore =
  'stop the site, set that aside, and restore the newest backup (docs/operations/backup-and-move.md)';

/** By code, the first that fits: of SQLite, PostgreSQL, TLS, the network and the disk. */
const sentences: [RegExp, (parts: Parts) => string][] = [
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    ({ code, place }) => `The file of ${place} is damaged (${code}): ${restore}.`,
  ],
  [
    /^SQLITE_(FULL|IOERR_(SHMSIZE|WRITE|FSYNC|TRUNCATE))/,
    ({ code, place }) =>
      `The disk of ${place} is full, or fails (${code}): make room there, and start again.`,
  ],
  [
    /^SQLITE_IOERR/,
    ({ code, place }) => `The disk of ${place} fails (${code}): look at it, and start again.`,
  ],
  [
    /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/,
    ({ code, place }) =>
      `The user that this runs as has no permission to open and write ${place} (${code}): give it that file and its folder with chown, or name another place.`,
  ],
  [
    /^SQLITE_(BUSY|LOCKED|PROTOCOL)/,
    ({ code }) =>
      `Another process has been writing to the database for too long (${code}): end it, or wait for it, and call this again.`,
  ],
  [
    /^(SQLITE_NOMEM|53200|ENOMEM)/,
    ({ code }) => `There is too little memory (${code}): end what else runs there.`,
  ],
  [/^ERR_INVALID_URL/, () => `The address of the database cannot be read: ${percent}.`],
  [
    /^3D000/,
    ({ quoted }) =>
      `There is no database${quoted} on the server that DATABASE_URL names (3D000): make it first (docs/operations/install.md, PostgreSQL).`,
  ],
  [
    /^28000/,
    ({ quoted }) =>
      `PostgreSQL lets the role of DATABASE_URL not in (28000${quoted && `, ${quoted.trim()}`}): there is none of that name, or pg_hba.conf does not allow it from here or without TLS.`,
  ],
  [
    /^28P01/,
    () =>
      `PostgreSQL does not take the role of DATABASE_URL with this password (28P01): see both; ${percent}.`,
  ],
  [
    /^(42501|3F000)/,
    ({ code }) =>
      `The role of DATABASE_URL may not make tables in its database (${code}): as an administrator call alter database NAME owner to ROLE, or deploy/postgres/site-database.sql.`,
  ],
  [
    /^(22P05|22021)/,
    ({ code }) =>
      `The database cannot store every letter (${code}): its encoding is not UTF8 (docs/operations/install.md, PostgreSQL).`,
  ],
  [
    /^(XX001|XX002|58030|58P01)/,
    ({ code }) =>
      `The files of PostgreSQL are damaged, or its disk fails (${code}): look at its own log first.`,
  ],
  [
    /^53100/,
    () => 'The disk of the PostgreSQL server is full (53100): make room there, and start again.',
  ],
  [
    /^53/,
    ({ code }) =>
      `PostgreSQL has no connection left (${code}): end what else uses it, or raise its max_connections.`,
  ],
  [
    /^25006/,
    () =>
      'The PostgreSQL that DATABASE_URL names can only be read (25006), as a standby can: name the one that can be written.',
  ],
  [
    /^(40|55P03|57014|25P03)/,
    ({ code }) =>
      `PostgreSQL gave this up because of something else that is under way in the database (${code}): call it again.`,
  ],
  [
    /^(57P|08)/,
    ({ code }) => `PostgreSQL is starting, stopping or being restarted (${code}): try again soon.`,
  ],
  [
    /^NO_TLS/,
    () =>
      'The server that DATABASE_URL names does not speak TLS: switch it on there (ssl = on), or leave sslmode out where nobody else is on the way.',
  ],
  [
    /(CERT|LEAF_SIGNATURE|HOSTNAME_MISMATCH|ALTNAME)/,
    ({ code }) =>
      `The certificate of the server is not valid for this machine (${code}): see its name and last day, and put sslrootcert=/path/of/its/ca.pem into DATABASE_URL where the authority is your own.`,
  ],
  [
    /^(EPROTO|ERR_SSL|ERR_TLS)/,
    ({ code }) => `The server does not speak the TLS that is asked of it (${code}): see sslmode.`,
  ],
  [
    /^(ENOTFOUND|EAI_)/,
    ({ code }) =>
      `DATABASE_URL names a database that cannot be reached (${code}): its host has no address here; ${percent}.`,
  ],
  [
    /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout)/,
    ({ code }) =>
      `DATABASE_URL names a database that cannot be reached (${code}): see whether it runs, and its host and port.`,
  ],
  [
    /^(ENOSPC|EDQUOT)/,
    ({ code, place }) =>
      `The disk of ${place} is full (${code}): make room there, and call this again.`,
  ],
  [
    /^EROFS/,
    ({ place }) =>
      `${place} is on a disk that can only be read (EROFS): name another place, or under systemd allow it (docs/operations/install.md).`,
  ],
  [/^EIO/, ({ place }) => `The disk of ${place} fails (EIO): look at it before anything else.`],
  [
    /^E[MN]FILE/,
    ({ code }) => `Too many files are open (${code}): raise the limit (ulimit -n, LimitNOFILE).`,
  ],
  [
    /^(EEXIST|ENOTDIR)/,
    ({ place }) =>
      `${place} is a file, and a folder is needed there: see DATA_DIR, or whichever setting names it.`,
  ],
  [
    /^(EACCES|EPERM)/,
    ({ code, place, syscall }) =>
      syscall === 'mkdir'
        ? notMade(place, code)
        : `The user that this runs as may not read or write ${place} (${code}): give it that with chown.`,
  ],
  [/^EISDIR/, ({ place }) => `${place} is a folder, and a file is needed there.`],
  [
    /^ENOENT/,
    ({ code, place, syscall }) =>
      syscall === 'mkdir'
        ? notMade(place, code)
        : `There is no ${place}: see whichever setting or argument names it.`,
  ],
  [
    /^(ERR_DLOPEN_FAILED|ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND)/,
    ({ code }) =>
      `The packages in node_modules are not whole, or of another kind of machine (${code}): remove that folder and call npm run build.`,
  ],
];

const percent = 'in a password @ is written as %40, # as %23, / as %2F and % as %25';

function unexpected(error: unknown): string {
  const kind = error instanceof Error ? error.name : typeof error;
  const place = error instanceof Error && placeOf(error.stack);
  const named = [kind, errorCode(error), place && `at ${place}`].filter(Boolean).join(', ');
  return `Something has failed that should not (${named}): see "Something has failed" in docs/operations/trouble.md. LOG_LEVEL=debug shows all of it.`;
}

/** Where an error was thrown: in our own code, where it passed through that. */
function placeOf(stack = ''): string | undefined {
  const frames = [...stack.matchAll(/^ +at .*?(?:file:\/\/)?(\/[^\s()]+:\d+):\d+\)?$/gm)];
  const paths = frames.map(([, path = '']) => relative(process.cwd(), path));
  return paths.find((path) => !path.includes('node_modules')) ?? paths[0];
}

function notMade(folder: string, code: string): string {
  return `The folder ${folder} cannot be made (${code}): see DATA_DIR, or whichever setting names it.`;
}
