import { defineTexts } from '#app/i18n/text.ts';

/** The labels of the home page; its longer texts are in `content`. */
export const homeLabels = defineTexts({
  ring: { en: 'Call', bn: 'কল করুন' },
  dhaka: { en: 'Dhaka', bn: 'ঢাকা' },
  kilometres: { en: 'km', bn: 'কিমি' },
  statistics: { en: 'Our figures', bn: 'আমাদের হিসাব' },
  time: { en: 'How long', bn: 'কত দিন' },
  cost: { en: 'What it costs', bn: 'কত টাকা' },
  risk: { en: 'What can go wrong', bn: 'কী সমস্যা হতে পারে' },
  missing: { en: 'Not entered yet', bn: 'এখনো লেখা হয়নি' },
  ask: { en: '. Ask us by phone.', bn: '। ফোনে জিজ্ঞাসা করুন।' },
  aboutCountry: { en: 'what we know of it', bn: 'বিস্তারিত' },
  sample: { en: 'Sample', bn: 'নমুনা' },
  whatsApp: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  email: { en: 'Email', bn: 'ইমেইল' },
});
