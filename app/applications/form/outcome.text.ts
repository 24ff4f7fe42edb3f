import { defineTexts } from '#app/i18n/text.ts';

/** What the form says after an attempt that failed. */
export const outcomeTexts = defineTexts({
  errors: { en: 'Missing or wrong: {count}', bn: '{count}টি ঘর বাকি বা ভুল আছে' },
  moreBelow: { en: 'and {count} more below', bn: 'নিচে আরও {count}টি' },
  errorsAdvice: {
    en: 'Nothing has been sent yet. Correct what is marked, then send again.',
    bn: 'এখনো কিছু পাঠানো হয়নি। চিহ্নিত ঘর ঠিক করুন, তারপর আবার পাঠান।',
  },
  warnings: { en: 'Please check before sending', bn: 'পাঠানোর আগে মিলিয়ে দেখুন' },
  warningsAdvice: {
    en: 'If everything is right, send it.',
    bn: 'সব ঠিক থাকলে পাঠান।',
  },
  anyway: {
    en: 'I have read this and apply all the same',
    bn: 'এটি পড়েছি, তবু আবেদন করছি',
  },
  offline: {
    en: 'Nothing was sent: there is no internet.',
    bn: 'কিছু পাঠানো হয়নি: ইন্টারনেট নেই।',
  },
  failed: {
    en: 'Not sent yet: no answer came back from us.',
    bn: 'এখনো পাঠানো হয়নি: আমাদের কাছ থেকে উত্তর আসেনি।',
  },
  waiting: {
    en: 'What you typed is still here. It goes by itself once the network is back. Leave this page open.',
    bn: 'আপনার লেখা সব এখানেই আছে। নেটওয়ার্ক ফিরলেই নিজে থেকে পাঠানো হবে। এই পাতা খোলা রাখুন।',
  },
  waitingForAnswer: {
    en: 'What you typed is still here, and we keep trying to send it. If your Wi-Fi first shows a page of its own, sign in there. Even if it did arrive, it counts once.',
    bn: 'আপনার লেখা সব এখানেই আছে, পাঠানোর চেষ্টা চলছে। ওয়াই-ফাই আগে নিজের কোনো পাতা দেখালে সেখানে সাইন ইন করুন। আগে পৌঁছে থাকলেও আবেদন একটিই ধরা হবে।',
  },
  stopped: {
    en: 'What you typed is still here. Send again when the network is back. Even if it did arrive, it counts once.',
    bn: 'আপনার লেখা সব এখানেই আছে। নেটওয়ার্ক ফিরলে আবার পাঠান। আগে পৌঁছে থাকলেও আবেদন একটিই ধরা হবে।',
  },
  sendNow: { en: 'Send now', bn: 'এখনই পাঠান' },
  stopWaiting: { en: 'Stop waiting', bn: 'অপেক্ষা বন্ধ করুন' },
  tooMany: {
    en: 'Too many applications came from your network: this one was not taken.',
    bn: 'আপনার নেটওয়ার্ক থেকে অনেক বেশি আবেদন এসেছে, তাই এটি নেওয়া হয়নি।',
  },
  tooManyAdvice: {
    en: 'What you typed is still here. Try again in {count} min, or call us:',
    bn: 'আপনার লেখা সব এখানেই আছে। {count} মিনিট পরে আবার চেষ্টা করুন, অথবা ফোন করুন:',
  },
  keyReused: {
    en: 'Sent once with other answers. Is this a new application?',
    bn: 'এই ফরম একবার পাঠানো হয়েছে, তখন অন্য তথ্য ছিল। এটা কি নতুন আবেদন?',
  },
  yes: { en: 'Yes, send it', bn: 'ঠিক আছে, পাঠান' },
  another: { en: 'Apply for another person', bn: 'আরেকজনের আবেদন করুন' },
  seeReceipt: { en: 'The receipt', bn: 'রসিদ দেখুন' },
  consentLabel: { en: 'Consent', bn: 'সম্মতি' },
  again: { en: 'Send again', bn: 'আবার পাঠান' },
});
