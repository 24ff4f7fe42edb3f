import type { RouterContextProvider } from 'react-router';
import { servicesContext, siteOriginContext } from '#app/http/request-context.server.ts';
import type { DocumentId } from '#app/content/documents.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Printed } from './printed-foot.tsx';

/** What the foot of a printed page says of its facts, which are those of a document. */
export function printedOf(context: Readonly<RouterContextProvider>, id: DocumentId): Printed {
  const changed = context.get(servicesContext).content.current().publishedAt[id];
  return {
    host: new URL(context.get(siteOriginContext)).host,
    changedOn: changed === undefined ? null : todayInDhaka(new Date(changed)),
  };
}
