import type { Services } from '#app/platform/services.server.ts';
import { addStaff, generatedPassword, listStaff } from './staff-accounts.server.ts';

/**
 * On a site without any account, makes the one named by the settings, or one with a generated
 * password that is printed this once.
 */
export async function makeFirstStaff({ auth, database, settings }: Services): Promise<void> {
  // Elsewhere the allow-list says who may come in.
  if (settings.signIn.kind !== 'built-in') return;
  const accounts = await listStaff(database.db);
  if (accounts.length > 0) return;
  if (settings.firstStaff) {
    await addStaff(auth, { ...settings.firstStaff, mustChange: false });
    return;
  }
  const email = 'admin@sampan.example';
  const password = generatedPassword();
  const made = await addStaff(auth, { email, password, mustChange: true });
  // Another process may have been first, and has then printed its own.
  if (!made) return;
  console.log(`The first staff account, shown only this once:\n  ${email}\n  ${password}`);
}
