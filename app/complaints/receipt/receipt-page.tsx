import { data, redirect } from 'react-router';
import slip from '#app/brand/slip/slip.module.css';
import { unlistedPage, unlistedPageMeta } from '#app/brand/unlisted-page.ts';
import { servicesContext } from '#app/config/services.server.ts';
import { languageOfPath, pathIn } from '#app/i18n/language.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/receipt-page';
import styles from './receipt-page.module.css';
import { readReceipt } from './receipt-cookie.server.ts';
import { receiptTexts } from './receipt.text.ts';

const content = staticSection(
  async () => (await import('./receipt-content.tsx')).ReceiptContent,
  slip,
  styles,
);

export function meta(place: Route.MetaArgs) {
  return unlistedPageMeta(place, receiptTexts.title);
}

export const handle = unlistedPage;

/** For the browser that has sent it in the last 15 minutes, and never kept. Everybody else is led to the form. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const headers = { 'cache-control': 'no-store' };
  const receipt = await readReceipt(context.get(servicesContext), request);
  if (!receipt) throw redirect(pathIn(languageOfPath(url.pathname), '/complaints'), { headers });
  return data({ receipt }, { headers });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [receipt] = await Promise.all([serverLoader(), content.preload()]);
  return receipt;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The receipt of a complaint, which alone shows its PIN. */
export default function ReceiptPage() {
  return <content.StaticSection />;
}
