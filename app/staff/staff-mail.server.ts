import type { Services } from '#app/platform/services.server.ts';
import { agency } from '#content/agency.ts';
import type { MadeLink } from './staff-links.server.ts';

/**
 * Mails a one-time link to whom it is for, in both languages. False where mail is not delivered or
 * was not taken: the link is then passed on by whoever made it.
 */
export async function mailLink(
  { mailer, settings, log }: Services,
  to: string,
  link: MadeLink & { isInvitation: boolean },
  origin: string,
): Promise<boolean> {
  if (!mailer.delivers || !mailer.reachesAnyone) return false;
  const address = `${settings.publicOrigin ?? origin}${link.path}`;
  const outcome = await mailer.send({
    from: settings.mailFrom,
    to,
    subject: link.isInvitation
      ? `Your staff account at ${agency.name.en}`
      : `A new password at ${agency.name.en}`,
    text: [
      `Open this address within 72 hours and choose your password. It works once.`,
      `৭২ ঘণ্টার মধ্যে এই ঠিকানা খুলে আপনার পাসওয়ার্ড ঠিক করুন। এটি একবারই কাজ করে।`,
      address,
      `If you did not expect this mail, please ignore it. / এই ইমেইল আপনার জন্য না হলে কিছু করতে হবে না।`,
      `${agency.name.en} · ${agency.name.bn}`,
    ].join('\n\n'),
  });
  if (outcome.status === 'accepted') return true;
  log.error({ code: outcome.code }, 'staff link not sent');
  return false;
}
