import { redirect } from 'react-router';
import { servicesContext } from '#app/http/request-context.server.ts';
import { languageOfPath, pathIn } from '#app/i18n/language.ts';
import type { Route } from './+types/forget';
import { resultCookie } from './result-cookie.server.ts';

/** `POST /status/forget`: this browser no longer sees the result, and is back at the form. */
export async function action({ url, context }: Route.ActionArgs) {
  const cookie = await resultCookie.clear(context.get(servicesContext));
  return redirect(pathIn(languageOfPath(url.pathname), '/status'), {
    status: 303,
    headers: { 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}

/** Whoever opens the address is led to the form, and nothing is forgotten. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(languageOfPath(url.pathname), '/status'), {
    headers: { 'cache-control': 'no-store' },
  });
}
