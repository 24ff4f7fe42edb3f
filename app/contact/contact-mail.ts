import { keysOf } from '#app/config/typed-record.ts';
import type { Mail } from '#app/mail/mailer.server.ts';
import { mailLine } from '#app/mail/mail-line.ts';
import type { ContactField, TravelField } from './contact-fields.ts';
import type { ContactMessage } from './contact-message.ts';
import type { MessageKind } from './message-kinds.ts';
import { spamSignWords } from './spam-signs.ts';
import type { Trip } from './journey/travel-fields.ts';

/** The labels in the mail to the office, in its order: the question last, as the longest. */
const mailLabels: Record<ContactField | TravelField, string> = {
  name: 'Name',
  number: 'Phone',
  email: 'E-mail',
  reference: 'Reference person',
  address: 'Address',
  from: 'From',
  to: 'To',
  travelOn: 'Day of travel',
  trip: 'Trip',
  travellers: 'Travellers',
  question: 'Question',
};

const subjects: Record<MessageKind, string> = {
  contact: 'Contact form',
  airticket: 'Air ticket',
  employer: 'Employer',
};

const tripWords: Record<Trip | '', string> = { '': '', one_way: 'one way', return: 'return' };

/** The mail that brings a message to the office: every answer in the order of the form, and why to be careful. */
export function mailOf(
  message: ContactMessage,
  spamSigns: string[],
): Pick<Mail, 'fields' | 'replyTo' | 'subject' | 'text'> {
  const answers: Record<ContactField | TravelField, string> = {
    ...message,
    travelOn: message.travelOn ?? '',
    trip: tripWords[message.trip],
    travellers: String(message.travellers ?? ''),
  };
  const told = keysOf(mailLabels).filter((field) => answers[field] !== '');
  return {
    fields: Object.fromEntries(told.map((field) => [field, answers[field]])),
    ...(message.email !== '' && { replyTo: message.email }),
    subject: `${subjects[message.kind]}: ${message.name}`,
    text: [
      ...told.map((field) => mailLine(mailLabels[field], answers[field])),
      ...(message.email === '' ? ['No e-mail address: please call.'] : []),
      ...(spamSigns.length > 0
        ? [`Please check / দেখে নিন: ${spamSigns.map(spamSignWords).join(', ')}`]
        : []),
      '',
    ].join('\n'),
  };
}
