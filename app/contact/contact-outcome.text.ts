import { defineTexts } from '#app/i18n/text.ts';

/** What came of a message, besides the sentences that the form itself has. */
export const outcomeTexts = defineTexts({
  kept: {
    en: 'What you typed is still here. Try again, or reach us another way:',
    bn: 'আপনার লেখা সব এখানেই আছে। আবার চেষ্টা করুন, অথবা অন্যভাবে যোগাযোগ করুন:',
  },
  offline: {
    en: 'There is no internet. What you typed is still here: send again when the network is back, or call us:',
    bn: 'ইন্টারনেট নেই। আপনার লেখা সব এখানেই আছে: নেটওয়ার্ক ফিরলে আবার পাঠান, অথবা ফোন করুন:',
  },
  waiting: {
    en: 'There is no internet. What you typed is still here and is sent by itself as soon as the network is back. Leave this page open, or call us:',
    bn: 'ইন্টারনেট নেই। আপনার লেখা সব এখানেই আছে, নেটওয়ার্ক ফিরলেই নিজে থেকে পাঠানো হবে। এই পাতা খোলা রাখুন, অথবা ফোন করুন:',
  },
  trying: {
    en: 'No answer came back. What you typed is still here, and we keep trying to send it. Even if it did arrive, it counts once. Leave this page open, or call us:',
    bn: 'কোনো উত্তর আসেনি। আপনার লেখা সব এখানেই আছে, পাঠানোর চেষ্টা চলছে। আগে পৌঁছে থাকলেও একবারই ধরা হবে। এই পাতা খোলা রাখুন, অথবা ফোন করুন:',
  },
  stopped: {
    en: 'No answer came back. What you typed is still here: send again, or call us. Even if it did arrive, it counts once.',
    bn: 'কোনো উত্তর আসেনি। আপনার লেখা সব এখানেই আছে: আবার পাঠান, অথবা ফোন করুন। আগে পৌঁছে থাকলেও একবারই ধরা হবে।',
  },
  stopWaiting: { en: 'Stop waiting', bn: 'অপেক্ষা বন্ধ করুন' },
  correct: {
    en: 'Correct the fields that are marked, then send again.',
    bn: 'চিহ্নিত ঘর ঠিক করুন, তারপর আবার পাঠান।',
  },
  tooMany: {
    en: 'Many messages came in a short time. What you typed is still here: try again in {minutes} min, or reach us another way:',
    bn: 'অল্প সময়ে অনেক বার্তা এসেছে। আপনার লেখা সব এখানেই আছে: {minutes} মিনিট পরে আবার চেষ্টা করুন, অথবা অন্যভাবে যোগাযোগ করুন:',
  },
  oneError: { en: '1 answer needs attention', bn: '১টি ঘর বাকি বা ভুল আছে' },
  errors: { en: '{count} answers need attention', bn: '{count}টি ঘর বাকি বা ভুল আছে' },
  errorsAdvice: {
    en: 'Nothing has been sent yet. Correct what is marked, then send again.',
    bn: 'এখনো কিছু পাঠানো হয়নি। চিহ্নিত ঘর ঠিক করুন, তারপর আবার পাঠান।',
  },
  chat: { en: 'Send this by WhatsApp', bn: 'এই লেখা হোয়াটসঅ্যাপে পাঠান' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
});
