import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { errorCode } from '#app/config/error-code.ts';
import type { ExternalSignIn } from '#app/auth/identity/open-identity.server.ts';
import { type SecondPlace, openSecondPlace } from '#app/backup/second-place.server.ts';
import { type ImageStore, pictureBytes } from '#app/images/image-store.server.ts';
import type { Mailer } from '#app/mail/mailer.server.ts';
import { lacksEncryption } from '#app/mail/mail-encryption.ts';
import { mapFrameUrl } from '#app/config/map-provider.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';
import type { Services } from './services.server.ts';

/** The result of a real request to a configured service. `advice` says what to do about a failure. */
export type ServiceCheck = {
  service: string;
  /** Null when it was not tested. */
  works: boolean | null;
  advice: string;
};

type CheckedServices = Pick<
  Services,
  'settings' | 'database' | 'images' | 'mailer' | 'externalSignIn'
>;

/**
 * Tests every configured service, one after the other. Never throws. `chatNumber` is the number that visitors
 * write to.
 */
export async function* checkServices(
  services: CheckedServices,
  chatNumber: string,
): AsyncGenerator<ServiceCheck> {
  const { settings, database, mailer, externalSignIn } = services;
  yield check(`Database (${database.engine})`, 'See DATABASE_URL and whether it is running.', () =>
    sql`select 1`.execute(database.db),
  );
  yield checkImages(services.images, settings.imageStore.kind);
  yield checkMail(mailer, settings.mail.kind);
  const { to } = settings.backup;
  if (to) {
    yield check(
      `Second place for backups (${to.kind})`,
      'See BACKUP_TO: address, bucket and key, or whether the folder is mounted and may be written; and the clock.',
      () => trySecondPlace(openSecondPlace(to, settings.dataDir)),
    );
  }
  if (externalSignIn) {
    yield check(
      `Sign-in (${externalSignIn.kind})`,
      'See the settings of SIGN_IN: address, key, project, issuer.',
      () => trySignIn(externalSignIn),
    );
  }
  yield check(
    `Map (${settings.mapProvider.name})`,
    'See MAP_PROVIDER and MAP_KEY. Visitors see the drawn map and the address meanwhile.',
    () =>
      tryAddress(mapFrameUrl(settings.mapProvider, { latitude: 23.79, longitude: 90.41 }, 'en')),
  );
  yield check(
    `Messaging link (${settings.linkHost})`,
    'See MESSAGING_LINK, and whether the number has the app.',
    () => tryAddress(buildWhatsAppUrl(chatNumber, '', settings.linkHost)),
  );
  if (!mailer.reachesAnyone) {
    yield {
      service: 'Mail to staff',
      works: null,
      advice:
        'The send-form provider only takes contact messages. Links and notices need SMTP_URL.',
    };
  }
}

async function check(
  service: string,
  advice: string,
  attempt: () => Promise<unknown>,
): Promise<ServiceCheck> {
  try {
    await attempt();
    return { service, works: true, advice: '' };
  } catch (error) {
    return { service, works: false, advice: `${errorCode(error) ?? 'failed'}. ${advice}` };
  }
}

function checkImages(images: ImageStore, kind: string): Promise<ServiceCheck> | ServiceCheck {
  const service = `Pictures (${kind})`;
  if (images.canRemove) {
    const advice = 'See its settings: address, bucket and key, and whether it may be written.';
    return check(service, advice, () => tryImages(images));
  }
  // A store that cannot delete is not tested by an upload.
  const advice = 'Can only be tried by uploading: add a gallery item once.';
  return { service, works: null, advice };
}

async function tryImages(images: ImageStore): Promise<void> {
  const name = `check-${randomBytes(8).toString('hex')}.webp`;
  const bytes = randomBytes(64);
  await images.put(name, bytes);
  try {
    const back = await pictureBytes(images, name);
    if (!back || Buffer.compare(back, bytes) !== 0)
      throw new ExternalServiceError('images', 'differs');
  } finally {
    // Also if it cannot be read: each trial would leave a file otherwise.
    await images.remove(name);
  }
}

async function trySecondPlace(place: SecondPlace): Promise<void> {
  const name = `check-${randomBytes(8).toString('hex')}`;
  const folder = await mkdtemp(join(tmpdir(), 'sampan-check-'));
  try {
    await writeFile(join(folder, name), name);
    await place.store(name, join(folder, name));
    await place.remove(name);
    await place.list();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkMail(mailer: Mailer, kind: string): Promise<ServiceCheck> {
  const service = `Mail (${kind})`;
  if (!mailer.delivers) {
    return { service, works: null, advice: 'Mail is only written into files. Set SMTP_URL.' };
  }
  const outcome = await mailer.check();
  if (!outcome) {
    const advice = 'Can only be tried by sending: use the contact form once.';
    return { service, works: null, advice };
  }
  if (outcome.status === 'accepted') return { service, works: true, advice: '' };
  const cause = lacksEncryption(outcome.code)
    ? 'The connection to the mail server cannot be encrypted, so nothing is sent that others could read: the server offers no STARTTLS, or its certificate is not valid for its name. Use smtps://, another port or the right name; only where nobody else is on the way, put ?cleartext=allowed at the end of SMTP_URL.'
    : 'See SMTP_URL: host, port, user and password.';
  const advice = `${outcome.code}. ${cause}`;
  return { service, works: false, advice };
}

async function trySignIn(outside: ExternalSignIn): Promise<void> {
  if (outside.kind === 'oidc') {
    await outside.oidc.begin('https://check.invalid/', '/admin/addgallery');
    return;
  }
  // An account that cannot exist: a refusal shows that the provider works.
  const answer = await outside.provider.check(
    'nobody@check.invalid',
    randomBytes(12).toString('hex'),
  );
  if (!('refused' in answer)) throw new ExternalServiceError('identity-provider', 'takes_anybody');
}

async function tryAddress(address: string | null): Promise<void> {
  if (!address) throw new ExternalServiceError('web', 'no_address');
  const signal = AbortSignal.timeout(8000);
  const answer = await fetch(address, { signal, redirect: 'manual' }).catch((error: unknown) => {
    throw externalServiceError('web', error);
  });
  await answer.body?.cancel();
  if (answer.status >= 400) throw new ExternalServiceError('web', answer.status);
}
