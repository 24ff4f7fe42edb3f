import { SettingError } from '#app/config/setting.ts';
import type { Services } from '#app/services/services.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { addAccount } from './accounts/add-account.server.ts';
import { listAccounts } from './accounts/list-accounts.server.ts';
import { generatedPassword } from './accounts/passwords.server.ts';
import { passwordError } from './password-rules.ts';

type FirstStaffDeps = Pick<Services, 'content' | 'database' | 'hashing' | 'now' | 'settings'>;

/**
 * On a site without accounts, creates the one in the settings, or one with a generated password that is
 * printed once; either password must be changed at the first sign-in. Throws a `SettingError` for a password
 * that is easy to guess.
 */
export async function makeFirstStaff(services: FirstStaffDeps): Promise<void> {
  const { database, settings } = services;
  // With an external provider the allow-list decides.
  if (settings.signIn.kind !== 'built-in') return;
  const accounts = await listAccounts(database.db);
  if (accounts.length > 0) return;
  if (settings.firstStaff) {
    const { email, password } = settings.firstStaff;
    if (passwordError(password, { email, agency: agencyOf(services).name.en }))
      throw new SettingError(guessable);
    // It is in a settings file, and often stays there.
    await addAccount(services, { email, password, mustChange: true }, { actor: null });
    return;
  }
  const email = 'admin@sampan.example';
  const password = generatedPassword();
  const made = await addAccount(services, { email, password, mustChange: true }, { actor: null });
  // Another process was faster and has printed its own password.
  if (!made) return;
  console.log(`The first staff account, shown only this once:\n  ${email}\n  ${password}`);
}

const guessable =
  'FIRST_STAFF_PASSWORD is easy to guess: choose words that do not belong together, without names from here.';
