import { SettingError } from '#app/config/setting.ts';
import type { Services } from '#app/config/services.server.ts';
import { addAccount } from './accounts/add-account.server.ts';
import { listAccounts } from './accounts/list-accounts.server.ts';
import { generatedPassword } from './accounts/passwords.server.ts';
import { passwordError } from './password-rules.ts';

type FirstStaffDeps = Pick<Services, 'database' | 'hashing' | 'now' | 'settings'>;

/**
 * On a site without any account, makes the one named by the settings, or one with a generated
 * password that is printed this once; either is changed at the first sign-in. Throws a `SettingError` for a
 * password that is easy to guess.
 */
export async function makeFirstStaff(services: FirstStaffDeps): Promise<void> {
  const { database, settings } = services;
  // Elsewhere the allow-list says who may come in.
  if (settings.signIn.kind !== 'built-in') return;
  const accounts = await listAccounts(database.db);
  if (accounts.length > 0) return;
  if (settings.firstStaff) {
    const { email, password } = settings.firstStaff;
    if (passwordError(password, email)) throw new SettingError(guessable);
    // It has been in a file, and will often stay there.
    await addAccount(services, { email, password, mustChange: true }, { actor: null });
    return;
  }
  const email = 'admin@sampan.example';
  const password = generatedPassword();
  const made = await addAccount(services, { email, password, mustChange: true }, { actor: null });
  // Another process may have been first, and has then printed its own.
  if (!made) return;
  console.log(`The first staff account, shown only this once:\n  ${email}\n  ${password}`);
}

const guessable =
  'FIRST_STAFF_PASSWORD is easy to guess: choose words that do not belong together, without names from here.';
