import pageHead from '#app/brand/page-head.module.css';
import { usePrintButton } from '#app/ui/button/use-print-button.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import page from '#app/forms/form-page.module.css';
import { textOf } from '#app/forms/form-values.ts';
import { useStillForms } from '#app/forms/use-still-forms.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/verify-page';
import { checkValue } from '../check/check-value.server.ts';
import { valueLimit } from '../check/false-identity.ts';
import type { VerifyReply } from './check-form.tsx';
import styles from './verify-page.module.css';

/** Nothing of the page moves but the button that prints it: its form is sent by the browser, as at /status. */
const content = staticSection(
  async () => (await import('./verify-content.tsx')).VerifyContent,
  pageHead,
  page,
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

export function action(args: Route.ActionArgs) {
  return answerForm<VerifyReply>(
    args,
    async (form, { services, clientAddress, now }) => {
      const value = textOf(form, 'value');
      if (value.length > valueLimit)
        return { status: 'too_long', value: value.slice(0, valueLimit) };
      const { database, limiter } = services;
      const against = { db: database.db, limiter, content: services.content.current() };
      return { ...(await checkValue(against, value, { clientAddress, now })), value };
    },
    (form) => ({ status: 'unreachable', value: textOf(form, 'value') }),
  );
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
