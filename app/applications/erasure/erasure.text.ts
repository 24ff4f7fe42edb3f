import { defineTexts } from '#app/i18n/text.ts';

/** Erasing a case on request, which is the owner's. */
export const erasureTexts = defineTexts({
  ask: { en: 'Erase on request…', bn: 'অনুরোধে মুছুন…' },
  title: { en: 'Erase everything about {name}?', bn: '{name}: সব তথ্য মুছবেন?' },
  consequence: {
    en: 'In 72 hours the application, its calls, notes, papers and history are erased for good. Until then it can be stopped. Of payments the receipt number, day and amount stay, without a name.',
    bn: '৭২ ঘণ্টা পরে আবেদন, কল, নোট, কাগজ ও ইতিহাস চিরতরে মুছে যাবে। তার আগে থামানো যায়। টাকার রসিদ নম্বর, তারিখ ও অঙ্ক নাম ছাড়া থাকবে।',
  },
  call: {
    en: 'Call the number on file first: only the applicant may ask for this.',
    bn: 'আগে কেসে লেখা নম্বরে ফোন করুন: শুধু আবেদনকারী নিজে এটি চাইতে পারেন।',
  },
  receiptNumber: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  receiptHint: {
    en: 'As the person reads it out from the receipt.',
    bn: 'আবেদনকারী রসিদ দেখে যা পড়ে শোনান।',
  },
  wrongNumber: {
    en: 'This is not the receipt number of this case.',
    bn: 'এটি এই কেসের রসিদ নম্বর নয়।',
  },
  complaint: { en: 'Reference of the complaint', bn: 'অভিযোগের নম্বর' },
  complaintNote: { en: '(if it came as one)', bn: '(অভিযোগ হলে)' },
  unknownComplaint: {
    en: 'No complaint that asks for an erasure has this reference.',
    bn: 'মুছে ফেলার অনুরোধের কোনো অভিযোগে এই নম্বর নেই।',
  },
  confirm: { en: 'Erase in 72 hours', bn: '৭২ ঘণ্টা পরে মুছুন' },
  asked: {
    en: 'It will be erased in 72 hours, unless you stop it.',
    bn: 'না থামালে ৭২ ঘণ্টা পরে মুছে যাবে।',
  },
  banner: {
    en: 'This case will be erased on {moment}: the applicant has asked for it.',
    bn: '{moment} এই কেস মুছে যাবে: আবেদনকারী এটি চেয়েছেন।',
  },
  ownerStops: { en: 'An owner can stop it.', bn: 'মালিক এটি থামাতে পারেন।' },
  stop: { en: 'Stop', bn: 'থামান' },
  stopped: { en: 'The case will not be erased.', bn: 'কেসটি মোছা হবে না।' },
});
