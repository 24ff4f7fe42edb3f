import { data, redirect } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import { useStillForms } from '#app/forms/use-still-forms.ts';
import { languageOfPath, pathIn } from '#app/i18n/language.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/complaints-page';
import { countComplaints } from '../storage/count-complaints.server.ts';
import styles from './complaints-page.module.css';
import { receiveComplaintsForm } from './receive-form.server.ts';
import { replyStatus } from './reply.ts';

/**
 * Nothing of the page moves: its forms are sent by the browser, and its script comes only with a way inside the site. Its
 * styles come with the page.
 */
const content = staticSection(
  async () => (await import('./complaints-content.tsx')).ComplaintsContent,
  pageHead,
  styles,
);

/** The totals. With the database away the page has none, and is not kept: what else it says is needed then most. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = context.get(servicesContext);
  try {
    return data({ totals: await countComplaints(database.db, now()) });
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    return data({ totals: null }, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [totals] = await Promise.all([serverLoader(), content.preload()]);
  return totals;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  // A body that is not a form counts as a form without answers.
  const form = await request.formData().catch(() => new FormData());
  const language = languageOfPath(url.pathname);
  const result = await receiveComplaintsForm(context.get(servicesContext), form, {
    clientAddress: context.get(clientAddressContext),
    device: request.headers.get('user-agent') ?? '',
    language,
  });
  const headers = { 'cache-control': 'no-store' };
  if ('cookie' in result) {
    throw redirect(pathIn(language, '/complaints/receipt'), {
      status: 303,
      headers: { ...headers, 'set-cookie': result.cookie },
    });
  }
  const { reply } = result;
  const retry = 'retryAfterSeconds' in reply && { 'retry-after': String(reply.retryAfterSeconds) };
  return data(reply, { status: replyStatus[reply.status], headers: { ...headers, ...retry } });
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders?.has('cache-control') ? actionHeaders : loaderHeaders;
}

/** Where anybody complains, with or without a name, and asks what came of it. */
export default function ComplaintsPage() {
  useStillForms('complaints', 'pin');
  return <content.StaticSection />;
}
