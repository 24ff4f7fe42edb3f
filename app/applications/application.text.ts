import { defineTexts } from '#app/i18n/text.ts';
import { agency } from '#content/agency.ts';

/** The words of the application page. Fixed by the specification: `submit`. */
export const applicationTexts = defineTexts({
  metaTitle: { en: 'Application', bn: 'আবেদন' },
  metaDescription: {
    en: 'Apply for work abroad in about four minutes. Sending the form is free of charge.',
    bn: 'বিদেশে কাজের জন্য আবেদন করুন, প্রায় চার মিনিট লাগে। ফরম পাঠাতে টাকা লাগে না।',
  },
  title: { en: 'Application', bn: 'আবেদন ফরম' },
  lead: {
    en: 'About four minutes. Keep your passport next to you.',
    bn: 'চার মিনিটের মতো লাগবে। পাসপোর্ট হাতের কাছে রাখুন।',
  },
  crumb: { en: 'Breadcrumb', bn: 'আপনি কোথায় আছেন' },
  submit: { en: 'SUBMIT APPLICATION', bn: 'আবেদন পাঠান' },
  submitting: { en: 'Sending your application', bn: 'আপনার আবেদন পাঠানো হচ্ছে' },
  free: { en: 'Sending this form is free of charge.', bn: 'ফরম পাঠাতে টাকা লাগে না।' },
  /** Whoever changes these words gives `consentVersion` a new day. `{months}` is the setting's number. */
  consent: {
    en: `I agree that ${agency.name.en} keeps what I have written here, to help me find work abroad, for {months} months after our last contact.`,
    bn: `বিদেশে কাজ খুঁজে দেওয়ার জন্য ${agency.name.bn} আমার দেওয়া তথ্য শেষ যোগাযোগের পর {months} মাস রাখবে, এতে আমি রাজি।`,
  },
  consentDetails: {
    en: 'We keep the answers of this form, the time and your language. Only our own staff see them, to call you and to match you with a job; your passport number is stored in encrypted form. An employer is told about you only after we have asked you. We erase everything {months} months after our last contact with you. You can have it deleted sooner: call or write to the office and it is deleted within 30 days, free of charge.',
    bn: 'আমরা এই ফরমের উত্তর, পাঠানোর সময় ও আপনার ভাষা রাখি। শুধু আমাদের কর্মীরা এগুলো দেখেন, আপনাকে ফোন করতে ও আপনার উপযুক্ত কাজ খুঁজতে; পাসপোর্ট নম্বর সাংকেতিক রূপে রাখা হয়। আপনার অনুমতি না নিয়ে কোনো নিয়োগকর্তাকে আপনার কথা জানানো হয় না। আপনার সঙ্গে শেষ যোগাযোগের {months} মাস পরে সব মুছে ফেলা হয়। তার আগেই মুছতে চাইলে অফিসে ফোন করুন বা লিখুন, ৩০ দিনের মধ্যে বিনা খরচে মুছে দেওয়া হবে।',
  },
  consentRequired: {
    en: 'Please tick this box, so that we may keep your application.',
    bn: 'আবেদন রাখার জন্য আপনার সম্মতি দরকার। অনুগ্রহ করে এই ঘরে টিক দিন।',
  },
  formLabel: { en: 'Registration application', bn: 'আবেদন ফরম' },
});
