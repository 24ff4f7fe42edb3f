import { redirect } from 'react-router';
import { isLanguage } from '#app/i18n/language.ts';
import { rememberedPage } from '#app/platform/remembered-page.ts';
import type { Route } from './+types/language-preference';
import { languageCookie } from './language-cookie.ts';

/** `POST /admin/language`: remembers the language of the staff pages and goes back to where it was chosen. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const [language, from] = [form.get('language'), String(form.get('from') ?? '')];
  const back = /^\/admin(?:\?|$)/.test(from) ? from : rememberedPage(from);
  return redirect(
    back,
    isLanguage(language) ? { headers: { 'set-cookie': languageCookie(language) } } : {},
  );
}
