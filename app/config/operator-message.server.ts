import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import { SchemaError } from '#app/database/migrate.server.ts';
import { ExternalServiceError } from './external-service-error.server.ts';
import { SettingError } from './setting.ts';
import { SecretsError } from './secrets.server.ts';

/** One sentence about an error that the operator can fix; null for errors of our own. */
export function operatorMessage(error: unknown): string | null {
  if (
    error instanceof SettingError ||
    error instanceof SecretsError ||
    error instanceof SchemaError
  )
    return error.message;
  if (error instanceof ExternalServiceError)
    return `A service that the settings name has failed (${error.code}): npm run check:services tries each.`;
  const { code, syscall, path }: Partial<NodeJS.ErrnoException> =
    error instanceof Error ? error : {};
  if (code && refusedByPostgres.has(code))
    return `DATABASE_URL names a database that does not let us in (${code}).`;
  if (code === 'EACCES' && syscall === 'access')
    return `The user that this runs as may not read ${path}.`;
  if (syscall === 'mkdir')
    return code === 'EEXIST' || code === 'ENOTDIR'
      ? `${path} is a file, and a folder is needed there: see DATA_DIR, or whichever setting names it.`
      : `The folder ${path} cannot be made (${code}): see DATA_DIR, or whichever setting names it.`;
  if (code === 'SQLITE_CANTOPEN')
    return `DATA_DIR or DATABASE_URL names a place where no database can be opened (${code}).`;
  if (!isDatabaseUnreachable(error)) return null;
  if (code && /^(SQLITE|25006|40)/.test(code))
    return `The database cannot be written to just now (${code}).`;
  return `DATABASE_URL names a database that cannot be reached (${code ?? 'timeout'}).`;
}

/** Wrong role or password, unknown database. */
const refusedByPostgres = new Set(['28000', '28P01', '3D000']);
