import { data } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import { servicesContext } from '#app/http/request-context.server.ts';
import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import page from '#app/forms/form-page.module.css';
import { useStillForms } from '#app/forms/use-still-forms.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/complaints-page';
import { countComplaints } from '../storage/count-complaints.server.ts';
import styles from './complaint-form.module.css';
import { receiveComplaintsForm, unreachable } from './receive-form.server.ts';
import type { ComplaintsReply } from './reply.ts';

/**
 * Nothing of the page moves: its forms are sent by the browser, and its script comes only with a way inside the site. Its
 * styles come with the page.
 */
const content = staticSection(
  async () => (await import('./complaints-content.tsx')).ComplaintsContent,
  pageHead,
  page,
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

export function action(args: Route.ActionArgs) {
  return answerForm<ComplaintsReply>(args, receiveComplaintsForm, unreachable);
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders?.has('cache-control') ? actionHeaders : loaderHeaders;
}

/** Where anybody complains, with or without a name, and asks what came of it. */
export default function ComplaintsPage() {
  useStillForms('complaints', 'pin');
  return <content.StaticSection />;
}
