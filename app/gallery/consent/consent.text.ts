import { defineTexts } from '#app/i18n/text.ts';

export const consentTexts = defineTexts({
  title: { en: 'Consent of the person', bn: 'ব্যক্তির অনুমতি' },
  help: {
    en: 'Fill in all of it, or nothing: then the item is marked “consent not recorded” until you do.',
    bn: 'সব ঘর পূরণ করুন, নয়তো সব খালি রাখুন: তখন “অনুমতি লেখা হয়নি” দেখানো হবে, যতক্ষণ না লেখেন।',
  },
  notRecorded: { en: 'consent not recorded', bn: 'অনুমতি লেখা হয়নি' },
  none: { en: 'Not recorded', bn: 'লেখা হয়নি' },
  consentHow: { en: 'How the person agreed', bn: 'কীভাবে অনুমতি দিয়েছেন' },
  consentOn: { en: 'Day of the consent', bn: 'অনুমতির তারিখ' },
  consentBy: { en: 'Who asked for it', bn: 'কে অনুমতি নিয়েছেন' },
  consentByHint: {
    en: 'The colleague who spoke with the person.',
    bn: 'যে সহকর্মী ব্যক্তির সঙ্গে কথা বলেছেন।',
  },
  shows: { en: 'What may be shown', bn: 'কী দেখানো যাবে' },
  nameShown: { en: 'Name on the page', bn: 'পাতায় নাম' },
  signed: { en: 'Signed on paper', bn: 'কাগজে সই করেছেন' },
  message: { en: 'In a message', bn: 'বার্তায় লিখেছেন' },
  recorded: { en: 'Spoken, and recorded', bn: 'মুখে বলেছেন, রেকর্ড আছে' },
  face: { en: 'The picture, with the face', bn: 'ছবি, মুখসহ' },
  no_face: { en: 'No face: a drawing in its place', bn: 'মুখ নয়: জায়গায় আঁকা ছবি' },
  full: { en: 'Full name', bn: 'পুরো নাম' },
  first: { en: 'First name only', bn: 'শুধু প্রথম নাম' },
  initials: { en: 'Initials only', bn: 'শুধু নামের আদ্যক্ষর' },
});
