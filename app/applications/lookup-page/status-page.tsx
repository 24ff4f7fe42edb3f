import pageHead from '#app/brand/page-head.module.css';
import { answerForm, checked } from '#app/forms/answer-form.server.ts';
import { textsOf } from '#app/forms/form-values.ts';
import { servicesContext } from '#app/http/request-context.server.ts';
import page from '#app/forms/form-page.module.css';
import { useStillForms } from '#app/forms/use-still-forms.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/status-page';
import { lookUp } from '../lookup/look-up.server.ts';
import { lookupBody } from '../lookup/lookup-body.server.ts';
import styles from './lookup-page.module.css';
import { type LookupReply, lookupFields } from './reply.ts';
import { resultHeader } from './result-cookie.server.ts';

/**
 * Nothing of the page moves: its form is sent by the browser, and its script comes only with a way inside the site. Its
 * styles come with the page.
 */
const content = staticSection(
  async () => (await import('./status-form.tsx')).StatusContent,
  pageHead,
  page,
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

export function action(args: Route.ActionArgs) {
  return answerForm<LookupReply>(
    args,
    async (form, { services, clientAddress, now }) => {
      const answers = textsOf(form, lookupFields);
      const typed = checked(lookupBody, answers);
      if (typed.wrong) return { status: 'refused', wrong: typed.wrong, answers };
      const { database, limiter } = services;
      const found = await lookUp(database.db, limiter, typed.output, { clientAddress, now });
      if (found.status !== 'found') return { ...found, answers };
      return { to: '/status/result', cookie: await resultHeader(services, found, typed.output) };
    },
    (form) => ({ status: 'unreachable', answers: textsOf(form, lookupFields) }),
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Where somebody with a receipt asks how the application stands. */
export default function StatusPage() {
  useStillForms('status');
  return <content.StaticSection />;
}
