import { data } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import { usePrintButton } from '#app/ui/button/use-print-button.ts';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import { useStillForms } from '#app/forms/use-still-forms.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/verify-page';
import { receiveCheck } from './receive-check.server.ts';
import { replyStatus } from './reply.ts';
import styles from './verify-page.module.css';

/** Nothing of the page moves but the button that prints it: its form is sent by the browser, as at /status. */
const content = staticSection(
  async () => (await import('./verify-content.tsx')).VerifyContent,
  pageHead,
  styles,
);

/** Without it the router would draw the page in the browser alone. */
export function loader() {
  return null;
}

export async function clientLoader() {
  await content.preload();
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  // A body that is not a form counts as a form without a value.
  const sent = await request.formData().catch(() => new FormData());
  const services = context.get(servicesContext);
  const reply = await receiveCheck(services, sent, context.get(clientAddressContext));
  const retry = 'retryAfterSeconds' in reply && { 'retry-after': String(reply.retryAfterSeconds) };
  const headers = { 'cache-control': 'no-store', ...retry };
  return data(reply, { status: replyStatus[reply.status], headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Where somebody who was called finds out whether it was the agency, and how to check the agency itself. */
export default function VerifyPage() {
  usePrintButton();
  useStillForms('verify');
  return <content.StaticSection />;
}
