import { defineTexts } from '#app/i18n/text.ts';

/** The words of the form, and what it says of an answer. */
export const formTexts = defineTexts({
  kind: { en: 'What is it about?', bn: 'কী নিয়ে?' },
  text: { en: 'What happened?', bn: 'কী হয়েছে?' },
  textExample: {
    en: 'When, who, how much money: write what you remember.',
    bn: 'কবে, কে, কত টাকা, যা মনে আছে লিখুন।',
  },
  textHint: {
    en: 'Write as you speak. You can also use the microphone of your keyboard.',
    bn: 'যেভাবে বলেন, সেভাবেই লিখুন। কীবোর্ডের মাইকেও বলতে পারেন।',
  },
  more: {
    en: 'I want to give my name, phone or receipt number',
    bn: 'নাম, ফোন, রসিদ নম্বর দিতে চাই',
  },
  moreNote: { en: '(you need not)', bn: '(না দিলেও চলবে)' },
  contactHint: {
    en: 'Only for a copy of your data, or to have them erased, we need a phone number or an e-mail address.',
    bn: 'শুধু নিজের তথ্যের কপি নিতে বা তথ্য মুছতে চাইলে ফোন নম্বর বা ইমেইল লাগবে।',
  },
  name: { en: 'Name', bn: 'নাম' },
  phone: { en: 'Phone', bn: 'ফোন' },
  email: { en: 'E-mail', bn: 'ইমেইল' },
  receiptNo: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  send: { en: 'Send the complaint', bn: 'অভিযোগ পাঠান' },
  refused: { en: 'Not sent yet: something is missing', bn: 'এখনো পাঠানো হয়নি: কিছু ঠিক করতে হবে' },
  refusedAdvice: {
    en: 'Everything you wrote is still here.',
    bn: 'আপনার সব লেখা এখানেই আছে।',
  },
  tooMany: {
    en: 'Many complaints have come from this connection. Send it in {wait}, or call us. Everything you wrote is still here.',
    bn: 'এই সংযোগ থেকে অনেক অভিযোগ এসেছে। {wait} পরে পাঠান, অথবা ফোন করুন। আপনার সব লেখা এখানেই আছে।',
  },
  unreachable: {
    en: 'We cannot take it just now. Everything you wrote is still here: send it again in a minute, or call us.',
    bn: 'এই মুহূর্তে নেওয়া যাচ্ছে না। আপনার সব লেখা এখানেই আছে: এক মিনিট পরে আবার পাঠান, অথবা ফোন করুন।',
  },
});

/** What is to be done about an answer, by the codes of its field. */
export const faultTexts = defineTexts({
  kindMissing: { en: 'Choose what it is about.', bn: 'কী নিয়ে অভিযোগ, বেছে নিন।' },
  textMissing: { en: 'Write what happened.', bn: 'কী হয়েছে লিখুন।' },
  textShort: { en: 'Write a little more: at least 10 letters.', bn: 'আরেকটু লিখুন: অন্তত ১০টি অক্ষর।' },
  textLong: {
    en: 'Write it shorter: at most 3,000 letters. You can send the rest as another complaint.',
    bn: 'একটু ছোট করুন: সর্বোচ্চ ৩,০০০ অক্ষর। বাকিটা আরেকটি অভিযোগে লিখতে পারেন।',
  },
  contactMissing: {
    en: 'For this we need a phone number or an e-mail address.',
    bn: 'এর জন্য ফোন নম্বর বা ইমেইল লাগবে।',
  },
  phoneShort: { en: 'Write the whole number.', bn: 'পুরো নম্বরটি লিখুন।' },
  emailWrong: {
    en: 'Look at the address again. It looks like name@example.com.',
    bn: 'ঠিকানাটি আবার দেখুন। দেখতে name@example.com এর মতো হয়।',
  },
  tooLong: { en: 'Write this shorter.', bn: 'এটি একটু ছোট করে লিখুন।' },
  unstorable: {
    en: 'Type this by hand: it has characters that we cannot keep.',
    bn: 'হাতে টাইপ করুন: এতে এমন চিহ্ন আছে যা রাখা যায় না।',
  },
});
