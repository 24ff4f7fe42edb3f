import type { Settings } from '#app/services/env.server.ts';
import { languageOfPath, pathIn } from '#app/i18n/language.ts';

/** The address of /verify in the language of a page, as one types it from paper: `sampan.example/bn/verify`. */
export function verifyAddress({ publicOrigin }: Pick<Settings, 'publicOrigin'>, page: URL): string {
  const { host } = publicOrigin ? new URL(publicOrigin) : page;
  return host + pathIn(languageOfPath(page.pathname), '/verify');
}
