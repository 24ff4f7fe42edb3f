import { choice, day, line } from '#app/content/facts.ts';
import { both, defineDocument, guarded, list, machineOnly, optional } from '#app/content/fields.ts';
import { checkFields } from '#app/content/shelf-life/check-fields.ts';

/** What somebody may claim to be the agency's. */
export const identityKinds = {
  phone: { en: 'Phone number', bn: 'ফোন নম্বর' },
  email: { en: 'E-mail', bn: 'ইমেইল' },
  social: { en: 'Social page', bn: 'সামাজিক মাধ্যমের পেজ' },
  account: { en: 'Bank or mobile account', bn: 'ব্যাংক বা মোবাইল হিসাব' },
  person: { en: 'Person', bn: 'ব্যক্তি' },
  sub_agent: { en: 'Registered sub-agent', bn: 'নিবন্ধিত সাব-এজেন্ট' },
  associate_recruiter: { en: 'Associate recruiter', bn: 'সহযোগী রিক্রুটিং এজেন্সি' },
};

export type IdentityKind = keyof typeof identityKinds;

/** What somebody else's office needs beside its number, to be listed. */
const neededOf: Record<IdentityKind, readonly ('name' | 'registrationNumber' | 'validUntil')[]> = {
  ...{ phone: [], email: [], social: [], account: [], person: [] },
  sub_agent: ['registrationNumber'],
  associate_recruiter: ['name', 'registrationNumber', 'validUntil'],
};

/** Everything and everybody that speaks for the agency, beside the numbers and pages of `agency`. Never listed to visitors. */
export const identitiesDocument = defineDocument({
  file: 'identities.json',
  title: { en: 'Who speaks for us', bn: 'কারা আমাদের হয়ে কথা বলেন' },
  fields: {
    identities: machineOnly(
      guarded(
        list(
          { en: 'Our numbers, pages and people', bn: 'আমাদের নম্বর, পেজ ও মানুষ' },
          {
            en: 'Visitors ask about one value at a time; nobody can read the list.',
            bn: 'দর্শনার্থী একটি করে মিলিয়ে দেখতে পারেন, পুরো তালিকা কেউ দেখতে পান না।',
          },
          {
            fewest: 0,
            most: 200,
            item: {
              kind: choice(
                { en: 'Kind', bn: 'ধরন' },
                {
                  en: 'A sub-agent needs a registration number to be listed; another agency that works for us its name and last day, too.',
                  bn: 'সাব-এজেন্টকে তালিকায় রাখতে নিবন্ধন নম্বর লাগবে; আমাদের হয়ে কাজ করা অন্য লাইসেন্সধারী এজেন্সির নাম আর শেষ দিনও লাগবে।',
                },
                [
                  'phone',
                  'email',
                  'social',
                  'account',
                  'person',
                  'sub_agent',
                  'associate_recruiter',
                ] as const,
                identityKinds,
              ),
              value: line(
                { en: 'Number or address', bn: 'নম্বর বা ঠিকানা' },
                {
                  en: 'What people see when they are contacted. Of a person their telephone number.',
                  bn: 'যোগাযোগের সময় মানুষ যা দেখেন। ব্যক্তির বেলায় তাঁর ফোন নম্বর।',
                },
                160,
              ),
              name: optional(
                line(
                  { en: 'Name', bn: 'নাম' },
                  {
                    en: 'A name alone is never an answer.',
                    bn: 'শুধু নাম দিয়ে কখনো উত্তর দেওয়া হয় না।',
                  },
                  80,
                ),
              ),
              role: both(
                { en: 'Role', bn: 'কী কাজে' },
                {
                  en: 'What visitors read: office phone, driver, sub-agent.',
                  bn: 'দর্শনার্থী যা পড়েন: অফিসের ফোন, চালক, সাব-এজেন্ট।',
                },
                60,
              ),
              area: optional(
                both(
                  { en: 'Area', bn: 'এলাকা' },
                  { en: 'Where they work.', bn: 'কোথায় কাজ করেন।' },
                  80,
                ),
              ),
              registrationNumber: optional(
                line(
                  { en: 'Registration number', bn: 'নিবন্ধন নম্বর' },
                  { en: 'Of a registered sub-agent.', bn: 'নিবন্ধিত সাব-এজেন্টের।' },
                  60,
                ),
              ),
              since: optional(
                day(
                  { en: 'On the list since', bn: 'কবে থেকে তালিকায়' },
                  { en: 'The day that visitors read.', bn: 'দর্শনার্থী এই তারিখ দেখেন।' },
                ),
              ),
              validUntil: optional(
                day(
                  { en: 'Valid until', bn: 'কোন দিন পর্যন্ত' },
                  {
                    en: 'After this day it is no longer on the list.',
                    bn: 'এই দিনের পর আর তালিকায় থাকবে না।',
                  },
                ),
              ),
              ...checkFields('identity'),
            },
          },
        ),
      ),
    ),
  },
  rules({ identities }) {
    return identities.flatMap((identity) =>
      neededOf[identity.kind]
        .filter((field) => !identity[field])
        .map((field) => ({
          path: `identities/${identity._key}/${field}`,
          code: field === 'registrationNumber' ? 'no_registration' : 'required',
        })),
    );
  },
});
