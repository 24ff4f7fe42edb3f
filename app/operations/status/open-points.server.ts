import type { Documents } from '#app/content/documents.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import type { Database } from '#app/database/database.server.ts';
import { listFacts } from '#app/facts/list-facts.server.ts';
import { listAccounts } from '#app/staff/accounts/list-accounts.server.ts';
import { type LaunchPoint, launchPoints } from './launch.ts';
import type { SiteFacts, Warning } from './site-status.ts';

/** What is still to do before the site opens, each by one thing that is so or not. */
export async function openPoints(
  db: Database,
  documents: Documents,
  {
    encryptsBackups,
    mail,
    reachedBy,
    secondPlace,
  }: Pick<SiteFacts, 'encryptsBackups' | 'mail' | 'reachedBy' | 'secondPlace'>,
  warnings: Warning[],
): Promise<LaunchPoint[]> {
  const { agency } = documents.agency;
  const isReal = !agency.sample;
  const accounts = await listAccounts(db);
  const owners = accounts.filter(({ role, disabledAt }) => role === 'owner' && !disabledAt);
  const facts = listFacts(documents, documents.today.day);
  const has = (shelf: string, ...states: string[]) =>
    facts.some((fact) => fact.shelf === shelf && states.includes(fact.state));
  const hasSample = (records: readonly { sample?: boolean }[]) =>
    records.some(({ sample }) => sample);
  const isDone: Record<LaunchPoint, boolean> = {
    name: isReal,
    phones: isReal && !agency.phones.some(({ shown }) => isPlaceholder(shown)),
    address: isReal && agency.address.bn.trim() !== '' && agency.hours.bn.trim() !== '',
    licence: licenceState(documents).state === 'valid',
    directors: !hasSample(documents.officials.officials),
    reviews: !hasSample(documents.reviews.reviews),
    countries: !has('countryStatus', 'missing', 'unchecked'),
    costs: !has('cost', 'missing'),
    mail: mail.delivers,
    passphrase: encryptsBackups,
    secondPlace: secondPlace.succeededAt !== null && !warnings.includes('second_place_missed'),
    https: reachedBy === 'https',
    secondCode: owners.every(({ hasSecondFactor }) => hasSecondFactor),
  };
  return launchPoints.filter((point) => !isDone[point]);
}

/** Sample numbers begin with 1000, which no network of Bangladesh does. */
function isPlaceholder(phone: string): boolean {
  return /^\+?(?:880)?0?1000/.test(phone.replace(/[\s-]/g, ''));
}
