import { defineTexts } from '#app/i18n/text.ts';

/** The words of the form, which other pages have, too. */
export const contactTexts = defineTexts({
  formLabel: { en: 'Contact form', bn: 'যোগাযোগের ফরম' },
  bounds: { en: '{least} to {most} characters', bn: '{least} থেকে {most} অক্ষর' },
  upTo: { en: 'Up to {most} characters', bn: 'সর্বোচ্চ {most} অক্ষর' },
  optional: { en: '(optional)', bn: '(না দিলেও চলবে)' },
  noReference: { en: 'Nobody referred me', bn: 'কেউ আমাকে পাঠায়নি' },
  noEmail: { en: 'I have no e-mail', bn: 'আমার ইমেইল নেই' },
  send: { en: 'SEND MESSAGE', bn: 'বার্তা পাঠান' },
  sending: { en: 'Sending your message', bn: 'আপনার বার্তা পাঠানো হচ্ছে' },
  // Fixed by the specification.
  sent: { en: 'Success! Your email has been sent.', bn: 'আপনার বার্তা পাঠানো হয়েছে।' },
  notSent: { en: 'Sorry! Email not sent.', bn: 'দুঃখিত! বার্তা পাঠানো যায়নি।' },
});

/** What the button "Nobody referred me" fills in. */
export const noReferencePerson = 'No reference';
