import type { Greeting } from '#app/calls/contact-links.tsx';
import { fill } from '#app/i18n/fill.ts';
import { displayName } from '#app/normalise/name-display.ts';
import { messageTexts } from './inbox.text.ts';
import type { Message } from './message.ts';

/** The text that is prepared for somebody who wrote, in the language of their form. */
export function writerGreeting(writer: Pick<Message, 'name' | 'language'>): Greeting {
  // Bengali where it is not known.
  const formLanguage = writer.language === 'en' ? 'en' : 'bn';
  return (agency) =>
    fill(messageTexts.greeting[formLanguage], {
      name: displayName(writer.name),
      agency: agency.name[formLanguage],
    });
}
