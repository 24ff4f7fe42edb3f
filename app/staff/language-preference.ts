import { redirect } from 'react-router';
import { isLanguage } from '#app/i18n/language.ts';
import { rememberedStaffPage } from '#app/auth/remembered-page.ts';
import { isSecure } from '#app/serving/security-headers.server.ts';
import { servicesContext } from '#app/http/request-context.server.ts';
import type { Route } from './+types/language-preference';
import { languageCookie } from '#app/i18n/language-cookie.ts';

/** `POST /admin/language`: stores the language of the staff pages and goes back to the page before. */
export async function action({ request, context }: Route.ActionArgs) {
  const { publicOrigin } = context.get(servicesContext).settings;
  // A body that is not a form counts as an empty form.
  const form = await request.formData().catch(() => new FormData());
  const [language, from] = [form.get('language'), form.get('from')];
  return redirect(
    rememberedStaffPage(typeof from === 'string' ? from : null),
    isLanguage(language)
      ? { headers: { 'set-cookie': languageCookie(language, isSecure(publicOrigin)) } }
      : {},
  );
}
