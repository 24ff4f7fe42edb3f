import type { Services } from '#app/services/services.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import type { MadeLink } from './accounts/links.server.ts';

type Post = Pick<Services, 'content' | 'mailer' | 'settings' | 'log'>;

/**
 * Whether mail is delivered to staff. If so, links are only mailed, and nobody but the mailbox's owner sees
 * them.
 */
export function mailReachesStaff({ mailer }: Pick<Services, 'mailer'>): boolean {
  return mailer.delivers && mailer.reachesAnyone;
}

/**
 * Mails a one-time link to its owner, in both languages, with its creator's address. False unless the mail
 * was certainly accepted.
 */
export function mailLink(
  services: Post,
  to: string,
  link: MadeLink & { isInvitation: boolean; madeBy: string },
  origin: string,
): Promise<boolean> {
  const { name } = agencyOf(services);
  const address = `${services.settings.publicOrigin ?? origin}${link.path}`;
  const subject = link.isInvitation
    ? `Your staff account at ${name.en}`
    : `A new password at ${name.en}`;
  return mailStaff(services, to, subject, [
    'Open this address within 72 hours and choose your password. It works once.',
    '৭২ ঘণ্টার মধ্যে এই ঠিকানা খুলে আপনার পাসওয়ার্ড ঠিক করুন। এটি একবারই কাজ করে।',
    address,
    `Made by ${link.madeBy}. If you did not expect this mail, do not open the address, and ask in the office.`,
    `লিংকটি তৈরি করেছেন ${link.madeBy}। এই ইমেইল আপনি আশা না করে থাকলে ঠিকানাটি খুলবেন না, অফিসে জিজ্ঞেস করুন।`,
  ]);
}

/** Notifies the owner of an account that a link to it has been used, in case somebody else did. */
export async function mailLinkUsed(
  services: Post,
  to: string,
  { isInvitation }: { isInvitation: boolean },
): Promise<void> {
  if (!mailReachesStaff(services)) return;
  const { name } = agencyOf(services);
  const subject = isInvitation
    ? `Your staff account at ${name.en} is open`
    : `Your password at ${name.en} has been changed`;
  await mailStaff(services, to, subject, [
    isInvitation
      ? 'The password of your staff account has just been chosen with a one-time link.'
      : 'The password of your staff account has just been chosen with a one-time link; all other sign-ins have ended.',
    isInvitation
      ? 'আপনার অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র একটি লিংক দিয়ে ঠিক করা হয়েছে।'
      : 'আপনার অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র একটি লিংক দিয়ে ঠিক করা হয়েছে; অন্য সব সাইন-ইন শেষ হয়েছে।',
    'If that was not you, tell the office at once, so that the account is disabled.',
    'আপনি না করে থাকলে এখনই অফিসে জানান, যেন অ্যাকাউন্টটি বন্ধ করা হয়।',
  ]);
}

async function mailStaff(
  services: Post,
  to: string,
  subject: string,
  paragraphs: string[],
): Promise<boolean> {
  const { mailer, settings, log } = services;
  const { name } = agencyOf(services);
  const text = [...paragraphs, `${name.en} · ${name.bn}`].join('\n\n');
  const outcome = await mailer.send({ from: settings.mailFrom, to, subject, text });
  if (outcome.status === 'accepted') return true;
  log.error({ code: outcome.code }, 'mail to staff not sent');
  return false;
}
