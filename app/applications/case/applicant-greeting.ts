import type { Greeting } from '#app/calls/contact-links.tsx';
import { fill } from '#app/i18n/fill.ts';
import { displayName } from '#app/normalise/name-display.ts';
import type { Application } from '../application.ts';
import { cardTexts } from './staff-applications.text.ts';

/** The text that is prepared for an applicant, in the language of their form. */
export function applicantGreeting({
  name,
  receiptNumber: receipt,
  language,
}: Pick<Application, 'name' | 'receiptNumber' | 'language'>): Greeting {
  const formLanguage = language === 'en' ? 'en' : 'bn';
  return (agency) =>
    fill(cardTexts.greeting[formLanguage], {
      name: displayName(name),
      agency: agency.name[formLanguage],
      receipt,
    });
}
