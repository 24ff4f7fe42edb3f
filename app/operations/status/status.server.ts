import type { Database } from '#app/database/database.server.ts';
import type { Settings } from '#app/services/env.server.ts';
import { plainBackupsBefore } from '#app/backup/old-backups.server.ts';
import { freeSpace } from '#app/disk/free-space.server.ts';
import { isLoopbackHost, isLoopbackOrigin } from '#app/config/loopback.ts';
import { outboxState } from '#app/mail/outbox.server.ts';
import { outdatedProcesses } from '#app/jobs/running-processes.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { type TaskRecord, noteTask, readTasks } from '#app/jobs/task-record.server.ts';
import { browserErrors } from '../browser-errors/browser-errors.server.ts';
import { siteVersion } from '#app/config/site-version.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { dialled } from '#app/content/dialled.ts';
import { findWarnings } from './find-warnings.server.ts';
import type { MailTest, SiteFacts, SiteStatus, TaskState, Warning } from './site-status.ts';
import type { Documents } from '#app/content/documents.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import { listFacts } from '#app/facts/list-facts.server.ts';
import { listAccounts } from '#app/staff/accounts/list-accounts.server.ts';
import { type LaunchPoint, launchPoints } from './launch.ts';

/** The state of the site, for staff: numbers, times and codes. */
export async function siteStatus(
  services: Pick<Services, 'content' | 'database' | 'images' | 'mailer' | 'now' | 'settings'>,
): Promise<SiteStatus> {
  const { content, database, images, mailer, now, settings } = services;
  const moment = now();
  const [tasks, outdated, outbox, freeBytes, errors] = await Promise.all([
    readTasks(database.db),
    outdatedProcesses(database.db, moment),
    outboxState(database.db),
    freeSpace(settings.dataDir),
    browserErrors(database.db, moment),
  ]);
  const facts: SiteFacts = {
    version: siteVersion,
    database: database.engine,
    images: settings.imageStore.kind,
    picturesStay: !images.canRemove,
    freeBytes,
    backsUpDaily: settings.backup.daily,
    encryptsBackups: settings.backup.passphrase !== null,
    reachedBy: reachedBy(settings),
    retentionMonths: content.current().ownerSettings.retentionNew,
    backup: stateOf(tasks.get('backup')),
    secondPlace: secondPlace(settings, tasks.get('second-place')),
    drill: stateOf(tasks.get('restore-drill')),
    housekeeping: stateOf(tasks.get('housekeeping')),
    fonts: stateOf(tasks.get('font-cutting')),
    mailTest: stateOf(tasks.get('mail-test')),
    hasLicence: agencyOf(services).licence.trim() !== '',
    licenceUntil: content.current().documents.licence.licence.validUntil ?? null,
    outdatedProcesses: outdated.length,
    keyedHashes: await keyedHashes(tasks.get('keyed-hashes'), settings.backup.folder),
    mail: {
      delivers: mailer.delivers,
      announces: settings.applicationMailTo !== null,
      ...outbox,
    },
    browserErrors: errors,
  };
  const warnings = findWarnings(facts, moment);
  return {
    ...facts,
    askedAt: moment.toISOString(),
    warnings,
    openPoints: await openPoints(database.db, content.current().documents, facts, warnings),
  };
}

/** Sends a test mail without personal data to the office, and records the outcome. */
export async function sendTestMail(
  db: Database,
  services: Pick<Services, 'content' | 'mailer' | 'settings' | 'now'>,
): Promise<MailTest> {
  const { mailer, settings, now } = services;
  const agency = agencyOf(services);
  const text = [
    `This is a test from the staff pages of ${agency.name.en}. Mail to the office arrives.`,
    `এটি ${agency.name.bn}-এর স্টাফ পাতা থেকে পাঠানো পরীক্ষামূলক ইমেইল। অফিসে ইমেইল পৌঁছাচ্ছে।`,
  ].join('\n\n');
  const to = settings.mailTo ?? agency.email;
  const outcome = await mailer.send({
    from: settings.mailFrom,
    to,
    subject: `Test mail from ${agency.name.en}`,
    text: `${text}\n`,
    // For a provider that only takes contact messages.
    fields: {
      name: agency.name.en,
      number: dialled(agency.phones[0]?.shown ?? ''),
      email: agency.email,
      reference: 'No reference',
      address: text,
    },
  });
  const succeeded = outcome.status === 'accepted';
  const code = 'code' in outcome ? outcome.code : null;
  const end = { outcome: code ?? 'accepted', succeeded, now: now() };
  await noteTask(db, 'mail-test', end);
  return { status: outcome.status, code };
}

/** Both are empty for a database that never had hashes without a key. */
async function keyedHashes(record: TaskRecord | undefined, folder: string) {
  const replacedAt = record?.outcome === 'nothing' ? null : (record?.succeededAt ?? null);
  const plainBackups = replacedAt === null ? 0 : await plainBackupsBefore(folder, replacedAt);
  return { replacedAt, plainBackups };
}

/** Where there is none any more, what became of the last one is nobody's concern. */
function secondPlace({ backup: { to } }: Settings, record: TaskRecord | undefined) {
  return { kind: to?.kind ?? 'none', ...stateOf(to ? record : undefined) } as const;
}

/** Both times are equal when the last run succeeded. */
function stateOf(record: TaskRecord | undefined): TaskState {
  const { succeededAt = null, finishedAt = null, outcome = null } = record ?? {};
  const hasFailed = finishedAt !== succeededAt;
  return {
    succeededAt,
    failedAt: hasFailed ? finishedAt : null,
    code: hasFailed ? outcome : null,
  };
}

function reachedBy({ publicOrigin, hosts }: Settings): SiteFacts['reachedBy'] {
  if (publicOrigin?.startsWith('https:')) return 'https';
  if (publicOrigin) return isLoopbackOrigin(publicOrigin) ? 'this-machine' : 'http';
  return hosts.every(isLoopbackHost) ? 'this-machine' : 'unknown-address';
}

/** What is still to do before the site opens, each by one thing that is so or not. */
async function openPoints(
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
