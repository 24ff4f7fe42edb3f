import { data, redirect } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import { useStillForms } from '#app/forms/use-still-forms.ts';
import { languageOfPath, pathIn } from '#app/i18n/language.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/status-page';
import styles from './lookup-page.module.css';
import { receiveLookup } from './receive-lookup.server.ts';
import { replyStatus } from './reply.ts';

/**
 * Nothing of the page moves: its form is sent by the browser, and its script comes only with a way inside the site. Its
 * styles come with the page.
 */
const content = staticSection(
  async () => (await import('./status-content.tsx')).StatusContent,
  pageHead,
  styles,
);

export function loader({ context }: Route.LoaderArgs) {
  const { statusOpen } = context.get(servicesContext).content.current().ownerSettings;
  return { isOpen: statusOpen };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [state] = await Promise.all([serverLoader(), content.preload()]);
  return state;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  // A body that is not a form counts as a form without answers.
  const sent = await request.formData().catch(() => new FormData());
  const services = context.get(servicesContext);
  const result = await receiveLookup(services, sent, context.get(clientAddressContext));
  if ('cookie' in result) {
    throw redirect(pathIn(languageOfPath(url.pathname), '/status/result'), {
      status: 303,
      headers: { 'set-cookie': result.cookie },
    });
  }
  const { reply } = result;
  const retry = 'retryAfterSeconds' in reply && { 'retry-after': String(reply.retryAfterSeconds) };
  const headers = { 'cache-control': 'no-store', ...retry };
  return data(reply, { status: replyStatus[reply.status], headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Where somebody with a receipt asks how the application stands. */
export default function StatusPage() {
  useStillForms('status');
  return <content.StaticSection />;
}
