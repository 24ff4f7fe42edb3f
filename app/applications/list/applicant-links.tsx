import { ContactLinks, RoundContactLinks } from '#app/calls/contact-links.tsx';
import { fill } from '#app/i18n/fill.ts';
import { displayName } from '#app/normalise/name-display.ts';
import { useFacts } from '#app/content/content-context.ts';
import type { Application } from '../application.ts';
import { cardTexts } from './call.text.ts';

/**
 * Links to call an applicant and to write to them, round or as buttons. The prepared text is in the language of
 * their form.
 */
export function ApplicantLinks({
  application,
  isRound = false,
  isLoud = false,
}: {
  application: Pick<Application, 'name' | 'phoneE164' | 'receiptNumber' | 'language'>;
  isRound?: boolean;
  /** As `ContactLinks` takes it. */
  isLoud?: boolean;
}) {
  const { agency } = useFacts('agency');
  const { name, phoneE164, receiptNumber } = application;
  const formLanguage = application.language === 'en' ? 'en' : 'bn';
  const greeting = fill(cardTexts.greeting[formLanguage], {
    name: displayName(name),
    agency: agency.name[formLanguage],
    receipt: receiptNumber,
  });
  const contact = { name, phone: phoneE164, greeting };
  return isRound ? (
    <RoundContactLinks {...contact} />
  ) : (
    <ContactLinks {...contact} isLoud={isLoud} />
  );
}
