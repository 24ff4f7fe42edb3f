import { defineTexts } from '#app/i18n/text.ts';

/** The case that a complaint is about. */
export const complaintCaseTexts = defineTexts({
  heading: { en: 'The case', bn: 'কেস' },
  loading: { en: 'Looking for the case…', bn: 'কেস খোঁজা হচ্ছে…' },
  none: {
    en: 'No case has this receipt number. Look for the person among the applications.',
    bn: 'এই রসিদ নম্বরে কোনো কেস নেই। আবেদনের মধ্যে খুঁজে দেখুন।',
  },
  noneErase: {
    en: 'An owner starts the erasure there, with the reference {reference}.',
    bn: 'মালিক সেখান থেকে {reference} নম্বর দিয়ে মোছা শুরু করেন।',
  },
  search: { en: 'All applications', bn: 'সব আবেদন' },
  onFile: { en: 'Number on file', bn: 'কেসে লেখা নম্বর' },
  receipt: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  open: { en: 'Open the case', bn: 'কেস খুলুন' },
  callFirst: {
    en: 'Call the number on file first, never one from the complaint: only the applicant may ask for this.',
    bn: 'আগে কেসে লেখা নম্বরে ফোন করুন, অভিযোগে দেওয়া নম্বরে নয়: শুধু আবেদনকারী নিজে এটি চাইতে পারেন।',
  },
  copy: {
    en: 'Then print the case, and hand it over in the office. It is not mailed.',
    bn: 'তারপর কেস ছেপে অফিসে হাতে দিন। ডাকে বা ইমেইলে পাঠানো হয় না।',
  },
  print: { en: 'Print the case', bn: 'কেস ছাপুন' },
  ownerErases: { en: 'An owner starts the erasure.', bn: 'মালিক মোছা শুরু করেন।' },
  erase: { en: 'Erase on request…', bn: 'অনুরোধে মুছুন…' },
  asked: {
    en: 'It will be erased in 72 hours, unless an owner stops it.',
    bn: 'মালিক না থামালে ৭২ ঘণ্টা পরে মুছে যাবে।',
  },
  willBeErased: {
    en: 'This case will be erased on {moment}. An owner can stop it on its page.',
    bn: '{moment} এই কেস মুছে যাবে। মালিক কেসের পাতায় তা থামাতে পারেন।',
  },
});
