import { type Cookie, createCookie } from 'react-router';
import * as v from 'valibot';
import type { Settings } from '#app/services/env.server.ts';
import { type Secrets, derivedKeys } from '#app/config/secrets.server.ts';
import { isSecure } from '#app/serving/security-headers.server.ts';
import { type GivenReceipt, pinMs } from '../storage/earlier-complaint.server.ts';

const keptReceipt = v.object({
  reference: v.string(),
  pin: v.nullable(v.string()),
  createdAt: v.string(),
  answerBy: v.string(),
  closeBy: v.string(),
  until: v.number(),
});

/** What signs the cookie, decides whether it is sent over https alone, and tells the time. */
type ReceiptSettings = {
  secrets: Secrets;
  settings: Pick<Settings, 'publicOrigin'>;
  now: () => Date;
};

/** The `Set-Cookie` header that lets this browser see the receipt of a complaint for 15 minutes. */
export function receiptHeader(
  config: ReceiptSettings,
  { reference, pin, createdAt, answerBy, closeBy }: GivenReceipt,
): Promise<string> {
  const until = config.now().getTime() + pinMs;
  return receiptCookie(config).serialize({ reference, pin, createdAt, answerBy, closeBy, until });
}

/** The receipt that a browser may see; null without a cookie that we have signed in the last 15 minutes. */
export async function readReceipt(
  config: ReceiptSettings,
  request: Request,
): Promise<GivenReceipt | null> {
  const sent: unknown = await receiptCookie(config).parse(request.headers.get('cookie'));
  const kept = v.safeParse(keptReceipt, sent);
  if (!kept.success) return null;
  const { until, ...receipt } = kept.output;
  return until > config.now().getTime() ? receipt : null;
}

function receiptCookie({ secrets, settings }: ReceiptSettings): Cookie {
  const secure = isSecure(settings.publicOrigin);
  return createCookie(secure ? '__Host-complaint' : 'complaint', {
    secrets: derivedKeys(secrets, 'complaint-receipt').map(({ value }) => value),
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: pinMs / 1000,
  });
}
