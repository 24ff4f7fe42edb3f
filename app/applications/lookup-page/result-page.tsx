import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import page from '#app/forms/form-page.module.css';
import { forgetTyped } from '#app/forms/use-still-forms.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { unlistedPage, unlistedPageMeta } from '#app/brand/unlisted-page.ts';
import { servicesContext } from '#app/http/request-context.server.ts';
import { languageOfPath, pathIn } from '#app/i18n/language.ts';
import { useTexts } from '#app/i18n/text.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/result-page';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import withdrawal from '../withdraw.module.css';
import { whatIsNext } from '../lookup/what-is-next.server.ts';
import { lookupHeadTexts } from './head.text.ts';
import lookup from './lookup-page.module.css';
import { readResult } from './result-cookie.server.ts';

const journey = staticSection(
  async () => (await import('./journey.tsx')).Journey,
  withdrawal,
  lookup,
);

export function meta(place: Route.MetaArgs) {
  return unlistedPageMeta(place, lookupHeadTexts.resultTitle);
}

export const handle = unlistedPage;

/** Read anew each time, for the browser that has looked it up. Everybody else is led to the form. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services.database;
  const language = languageOfPath(url.pathname);
  const headers = { 'cache-control': 'no-store' };
  const found = await readResult(db, services, request);
  if (!found) throw redirect(pathIn(language, '/status'), { headers });
  const { receiptNumber, step, since } = found;
  const next = whatIsNext(services.content.current(), found);
  return data(
    { receiptNumber: formatSpokenCode(receiptNumber), step, since, next: next[language] },
    { headers },
  );
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([serverLoader(), journey.preload()]);
  return result;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** How an application stands, in one of six steps. */
export default function ResultPage({ loaderData: { receiptNumber } }: Route.ComponentProps) {
  const texts = useTexts(lookupHeadTexts);
  useEffect(() => forgetTyped('status'), []);
  return (
    <>
      <PageHead
        title={lookupHeadTexts.resultTitle}
        back={{ to: '/status', label: lookupHeadTexts.title }}
        lead={
          <>
            {texts.receipt}{' '}
            <span className="num" lang="en">
              {receiptNumber}
            </span>
          </>
        }
      />
      <div className={page.section}>
        <journey.StaticSection />
      </div>
    </>
  );
}
