import type { Services } from '#app/services/services.server.ts';
import { destinations } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import { guideId } from '#app/content/kinds/trust/guide.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import type { Database } from '#app/database/database.server.ts';
import { pathIn } from '#app/i18n/language.ts';
import type { Application } from '../application.ts';
import { readLetterhead } from '../letterhead/read-letterhead.server.ts';
import { readMoney } from '../money/read-money.server.ts';
import type { ContractSheet } from './contract-sheet.ts';
import { readLines } from './read-lines.server.ts';

/** The sheet of a contract as it is on this day of Dhaka. */
export async function readSheet(
  db: Database,
  services: Pick<Services, 'content' | 'settings'>,
  { _id: id, name, receiptNumber, version, destination }: Application,
  day: string,
): Promise<ContractSheet> {
  const { documents } = services.content.current();
  const [{ order, lines, own, terms, fields }, money] = await Promise.all([
    readLines(db, id),
    readMoney(db, id),
  ]);
  const { helpLines, platform } = documents['help-lines'];
  const { publicOrigin } = services.settings;
  return {
    ...{ id, name, receiptNumber, version, day, order, lines, own, terms },
    head: readLetterhead(services),
    permissionNo: fields?.permissionNo ?? '',
    whoPays: fields?.whoPays ?? { en: '', bn: '' },
    feeBdt: fields?.workerFeeBdt ?? null,
    payments: money.payments
      .filter(({ voidedAt }) => voidedAt === null)
      .map(({ receiptNo, on, kind, amountBdt, refundOf }) => ({
        ...{ receiptNo, on, kind, amountBdt, refundOf },
      }))
      .reverse(),
    paid: money.paid,
    helpLines: helpLines
      .flatMap(({ number, from = null }) => (number ? [{ number, from }] : []))
      .slice(0, 2),
    platform: platform.name,
    mission: missionIn(documents, terms.country ?? destination?.toLowerCase() ?? null, day),
    checkAt: publicOrigin && `${new URL(publicOrigin).host}${pathIn('bn', '/verify')}`,
  };
}

function missionIn(
  documents: Documents,
  country: string | null,
  day: string,
): ContractSheet['mission'] {
  const code = destinations.find((one) => one === country);
  const mission =
    code &&
    documents[guideId(code)].missions.find(
      (one) =>
        one.servesBangladesh &&
        (one.phone ?? one.email) &&
        factState('mission', one, day) === 'fresh',
    );
  if (!mission) return null;
  const { name, phone = null, email = null } = mission;
  return { name, phone, email };
}
