import type { Answers, FormMessage } from '../rules.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import type { NoAnswer } from '#app/forms/send-in-time.ts';

/** The tick of whoever applies for a country that is paused or closed all the same: its value is that country's code. */
export const stoppedTick = 'stoppedCountry';

/** That tick, as a further attempt sends it. */
export type StoppedTick = { name: string; value: string };

/** Why an application was not accepted, as returned to the form. Nothing of it is stored. */
export type ApplicationReply = Failure & {
  /** What was typed, for a page that is rendered anew; absent where the browser still has it. */
  answers?: Answers;
  confirmed?: readonly string[];
  /** What the form has to ask for from now on. */
  consent?: AskedConsent;
};

/** The consent that the form asks for: its version, and the months that it names. */
export type AskedConsent = { version: string; months: number };

type Failure =
  | { status: 'refused' | 'needs_confirmation'; messages: FormMessage[] }
  | { status: 'too_many'; retryAfterSeconds: number }
  | { status: 'key_reused' }
  /** This browser holds the receipt of today's application with this phone number: asked once. */
  | { status: 'sent_today'; said: Bilingual }
  /** Said by the browser itself, back at a form that was taken. */
  | { status: 'sent_before'; said: Bilingual }
  | NoAnswer;
