import { defineTexts } from '#app/i18n/text.ts';

/** What the status page says about mail. */
export const mailSentences = defineTexts({
  mailTested: {
    en: 'The last test mail was accepted {when}.',
    bn: 'শেষ পরীক্ষামূলক ইমেইল গ্রহণ করা হয়েছে {when}-এ।',
  },
  mailUntested: {
    en: 'No test mail has been sent yet.',
    bn: 'এখনো পরীক্ষামূলক ইমেইল পাঠানো হয়নি।',
  },
  mailTestFailed: {
    en: 'The last test mail, sent {when}, was not accepted.',
    bn: '{when}-এ পাঠানো শেষ পরীক্ষামূলক ইমেইলটি গ্রহণ করা হয়নি।',
  },
  mailTestAdvice: {
    en: 'Messages from the contact form may not arrive. Send another test in an hour; if it fails again, ask whoever runs the site to look at the mail settings.',
    bn: 'যোগাযোগ ফরমের বার্তা না-ও পৌঁছাতে পারে। এক ঘণ্টা পর আবার পরীক্ষা করুন; আবার ব্যর্থ হলে যিনি সাইট চালান, তাঁকে ইমেইলের সেটিং দেখতে বলুন।',
  },
  mailNotEncrypted: {
    en: 'Mail is not sent: the connection to the mail server cannot be encrypted, so others could read it on the way.',
    bn: 'ইমেইল যাচ্ছে না: ইমেইল সার্ভারের সঙ্গে সংযোগ এনক্রিপ্ট করা যাচ্ছে না, তাই পথে অন্য কেউ পড়তে পারত।',
  },
  mailNotEncryptedAdvice: {
    en: 'Messages from the contact form do not arrive; notices of applications wait. Ask whoever runs the site to call “npm run check:services”, which says what to change.',
    bn: 'যোগাযোগ ফরমের বার্তা পৌঁছাচ্ছে না; নতুন আবেদনের খবর অপেক্ষায় আছে। যিনি সাইট চালান, তাঁকে “npm run check:services” চালাতে বলুন; কী বদলাতে হবে, তাতে লেখা থাকে।',
  },
  mailInFiles: {
    en: 'Mail is not delivered: it is only kept as files for 30 days.',
    bn: 'ইমেইল যাচ্ছে না: শুধু ৩০ দিন ফাইলে থাকছে।',
  },
  mailInFilesAdvice: {
    en: 'Ask whoever runs the site to set SMTP_URL.',
    bn: 'যিনি সাইট চালান, তাঁকে SMTP_URL বসাতে বলুন।',
  },
  queueEmpty: { en: 'None is waiting to be sent.', bn: 'পাঠানোর অপেক্ষায় কোনোটি নেই।' },
  queueWaiting: {
    en: 'Waiting to be sent: {count}. The oldest was written {when}.',
    bn: 'পাঠানোর অপেক্ষায় {count}টি। সবচেয়ে পুরোনোটি লেখা হয়েছে {when}-এ।',
  },
  queueOff: {
    en: 'Nobody is told of new applications by mail. They are all in All Application.',
    bn: 'নতুন আবেদনের খবর ইমেইলে কাউকে জানানো হয় না। সব আবেদন আছে “সব আবেদন” পাতায়।',
  },
  queueAdvice: {
    en: 'Nothing is lost: every application is in All Application. Ask whoever runs the site whether the mail server answers.',
    bn: 'কিছুই হারায়নি: সব আবেদন আছে “সব আবেদন” পাতায়। যিনি সাইট চালান, তাঁকে জিজ্ঞেস করুন ইমেইল সার্ভার সাড়া দিচ্ছে কি না।',
  },
  queueLost: {
    en: 'Given up in the last 30 days: {count}.',
    bn: 'গত ৩০ দিনে পাঠানোর চেষ্টা ছেড়ে দেওয়া হয়েছে {count}টির।',
  },
  queueLostAdvice: {
    en: 'Where a mail was about an application, that one is in All Application with a mark. Work on it as on any other, and tell whoever runs the site.',
    bn: 'কোনো ইমেইল আবেদন নিয়ে হয়ে থাকলে সেই আবেদন চিহ্নসহ “সব আবেদন” পাতায় আছে। অন্যগুলোর মতোই কাজ করুন, আর যিনি সাইট চালান তাঁকে জানান।',
  },
  queueLostContentAdvice: {
    en: 'Where a mail was about the content of the website, look under Website at what has changed and what waits for an owner, and tell whoever runs the site.',
    bn: 'কোনো ইমেইল ওয়েবসাইটের লেখা নিয়ে হয়ে থাকলে “ওয়েবসাইট” পাতায় দেখুন কী বদলেছে আর কী মালিকের অপেক্ষায় আছে, আর যিনি সাইট চালান তাঁকে জানান।',
  },
});
