import { type Cookie, createCookie } from 'react-router';
import * as v from 'valibot';
import type { Settings } from '#app/services/env.server.ts';
import { type Secrets, derivedKeys } from '#app/config/secrets.server.ts';
import { isSecure } from '#app/serving/security-headers.server.ts';

const receipt = v.object({
  receiptNumber: v.string(),
  createdAt: v.string(),
  /** The last three digits of the phone number, and no more of it. */
  phoneEnd: v.optional(v.string(), ''),
  /** The job that it was for had closed. */
  isWithoutJob: v.optional(v.boolean()),
});

/** What the receipt page shows: nothing that a stranger on the same device could misuse. */
export type Receipt = v.InferOutput<typeof receipt>;

/** What signs the cookie, and decides whether it is sent over https alone. */
type ReceiptSettings = { secrets: Secrets; settings: Pick<Settings, 'publicOrigin'> };

/** The `Set-Cookie` header that lets this browser see its receipt for 24 hours. */
export function receiptHeader(config: ReceiptSettings, shown: Receipt): Promise<string> {
  return receiptCookie(config).serialize(shown);
}

/** The receipt that a browser may see; null without a cookie that we have signed. */
export async function readReceipt(
  config: ReceiptSettings,
  request: Request,
): Promise<Receipt | null> {
  const sent: unknown = await receiptCookie(config).parse(request.headers.get('cookie'));
  const result = v.safeParse(receipt, sent);
  return result.success ? result.output : null;
}

function receiptCookie({ secrets, settings }: ReceiptSettings): Cookie {
  const secure = isSecure(settings.publicOrigin);
  return createCookie(secure ? '__Host-receipt' : 'receipt', {
    secrets: derivedKeys(secrets, 'receipt').map(({ value }) => value),
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: 24 * 3600,
  });
}
