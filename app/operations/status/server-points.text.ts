import { defineTexts } from '#app/i18n/text.ts';

/** What the status page says about the server, about browsers and about what visitors see. */
export const serverSentences = defineTexts({
  diskFree: { en: '{size} are free on the server.', bn: 'সার্ভারে {size} জায়গা খালি আছে।' },
  diskUnknown: {
    en: 'How much space is free on the server cannot be found out.',
    bn: 'সার্ভারে কত জায়গা খালি আছে, তা জানা যাচ্ছে না।',
  },
  diskAdvice: {
    en: 'On a full disk nothing new can be saved. Ask whoever runs the site to make room today, for example by moving old backups elsewhere.',
    bn: 'ডিস্ক ভরে গেলে নতুন কিছুই রাখা যাবে না। যিনি সাইট চালান, তাঁকে আজই জায়গা খালি করতে বলুন, যেমন পুরোনো ব্যাকআপ অন্য কোথাও সরিয়ে।',
  },
  reachedByHttps: {
    en: 'Visitors come by https: what they send cannot be read on the way.',
    bn: 'দর্শনার্থীরা https দিয়ে আসেন: তাঁরা যা পাঠান, পথে কেউ পড়তে পারে না।',
  },
  reachedLocally: {
    en: 'The site takes connections from its own machine alone.',
    bn: 'সাইটটি শুধু নিজের মেশিন থেকে সংযোগ নেয়।',
  },
  reachedByHttp: {
    en: 'Visitors come without https: what they send, passwords and passport numbers too, can be read on the way.',
    bn: 'দর্শনার্থীরা https ছাড়া আসেন: পাসওয়ার্ড ও পাসপোর্ট নম্বরসহ তাঁরা যা পাঠান, পথে অন্য কেউ পড়তে পারে।',
  },
  reachedByHttpAdvice: {
    en: 'Ask whoever runs the site to put a proxy with https in front of it, and to set PUBLIC_ORIGIN to the address with https://.',
    bn: 'যিনি সাইট চালান, তাঁকে সামনে https-সহ একটি প্রক্সি বসাতে এবং PUBLIC_ORIGIN-এ https:// দিয়ে শুরু ঠিকানাটি দিতে বলুন।',
  },
  addressUnknown: {
    en: 'The site takes connections from the network, but nobody has told it its address. So it cannot insist on https, and what is sent can perhaps be read on the way.',
    bn: 'সাইটটি নেটওয়ার্ক থেকে সংযোগ নেয়, কিন্তু নিজের ঠিকানা জানে না। তাই https ছাড়া সংযোগ ঠেকাতে পারে না, আর যা পাঠানো হয়, তা হয়তো পথে পড়া যায়।',
  },
  addressUnknownAdvice: {
    en: 'Ask whoever runs the site to set PUBLIC_ORIGIN to the address that visitors type, beginning with https://.',
    bn: 'যিনি সাইট চালান, তাঁকে PUBLIC_ORIGIN-এ দর্শনার্থীরা যে ঠিকানা লেখেন, https:// দিয়ে শুরু করে, সেটি দিতে বলুন।',
  },
  housekeepingWell: {
    en: 'What may not be kept any longer was last removed {when}. Applications go {months} months after the last contact, deleted ones after 30 days.',
    bn: 'যা আর রাখার কথা নয়, তা শেষবার সরানো হয়েছে {when}-এ। শেষ যোগাযোগের {months} মাস পর আবেদন মুছে যায়, মোছা আবেদন যায় ৩০ দিন পর।',
  },
  housekeepingNotYet: {
    en: 'It has not run yet. It runs once an hour.',
    bn: 'এখনো হয়নি। প্রতি ঘণ্টায় একবার হয়।',
  },
  housekeepingFailed: { en: 'It failed {when}.', bn: 'ব্যর্থ হয়েছে {when}-এ।' },
  housekeepingAdvice: {
    en: 'Old personal data may stay longer than promised. Ask whoever runs the site to look at the log.',
    bn: 'পুরোনো ব্যক্তিগত তথ্য কথার চেয়ে বেশি দিন থেকে যেতে পারে। যিনি সাইট চালান, তাঁকে লগ দেখতে বলুন।',
  },
  licenceShown: {
    en: 'Every page shows the licence number, so that visitors can check the agency.',
    bn: 'প্রতিটি পাতায় লাইসেন্স নম্বর আছে, তাই দর্শনার্থীরা সংস্থাটি যাচাই করতে পারেন।',
  },
  licenceEnds: {
    en: 'The licence is valid until {day}. After that no page shows its number.',
    bn: 'লাইসেন্সের মেয়াদ {day} পর্যন্ত। এরপর কোনো পাতায় নম্বরটি থাকবে না।',
  },
  licenceOver: {
    en: 'The licence was valid until {day}. No page shows its number any more.',
    bn: 'লাইসেন্সের মেয়াদ {day} তারিখে শেষ হয়েছে। কোনো পাতায় আর নম্বরটি নেই।',
  },
  licenceRenew: {
    en: 'Once the licence is renewed, an owner enters the new last day under Website, “Office facts”.',
    bn: 'লাইসেন্স নবায়ন হলে মালিক “ওয়েবসাইট”-এর “অফিসের তথ্য”-এ নতুন মেয়াদ লিখবেন।',
  },
  licenceMissing: {
    en: 'The site shows no licence: visitors cannot check the agency.',
    bn: 'সাইটে লাইসেন্স নম্বর নেই: দর্শনার্থীরা সংস্থাটি যাচাই করতে পারছেন না।',
  },
  licenceAdvice: {
    en: 'An owner enters the number under Website, “Office facts”.',
    bn: 'মালিক “ওয়েবসাইট”-এর “অফিসের তথ্য”-এ নম্বরটি লিখবেন।',
  },
  fontsWell: {
    en: 'The pages draw every published word with letters that load quickly.',
    bn: 'প্রকাশিত সব শব্দের অক্ষর পাতায় তাড়াতাড়ি আসে।',
  },
  fontsFailed: {
    en: 'The letters of new words could not be prepared {when}. Bengali pages show every word all the same, but load 90 kB more.',
    bn: 'নতুন শব্দের অক্ষর তৈরি করা যায়নি {when}-এ। বাংলা পাতায় সব শব্দ ঠিকই দেখা যায়, তবে ৯০ কিলোবাইট বেশি লোড হয়।',
  },
  fontsAdvice: {
    en: 'It is tried again at the next publication and the next start. If it keeps failing, give the code below to whoever runs the site.',
    bn: 'পরের বার কিছু প্রকাশ করলে বা সাইট চালু হলে আবার চেষ্টা হবে। বারবার না হলে যিনি সাইট চালান, তাঁকে নিচের কোডটি দিন।',
  },
  browsersFine: {
    en: 'No browser has told of an error in the last 7 days.',
    bn: 'গত ৭ দিনে কোনো ব্রাউজার থেকে ত্রুটির খবর আসেনি।',
  },
  browsersFailed: {
    en: 'Errors of pages in browsers in the last 7 days: {count}. Public pages go on without scripts then.',
    bn: 'গত ৭ দিনে ব্রাউজারে পাতার ত্রুটি হয়েছে {count}টি। তখন সবার জন্য খোলা পাতাগুলো স্ক্রিপ্ট ছাড়াই চলে।',
  },
  browsersOthers: {
    en: 'Smaller errors, and those of other versions: {count}.',
    bn: 'ছোট ত্রুটি আর অন্য সংস্করণের ত্রুটি: {count}টি।',
  },
  browsersTooOld: {
    en: 'Visits with browsers too old for scripts, which get plain pages: {count}.',
    bn: 'স্ক্রিপ্ট চলে না এমন পুরোনো ব্রাউজারে কেউ এসেছেন {count} বার; তাঁরা সাদামাটা পাতা পান।',
  },
  browsersAdvice: {
    en: 'Forms can still be sent. Give the code below to whoever runs the site.',
    bn: 'ফরম তবু পাঠানো যায়। যিনি সাইট চালান, তাঁকে নিচের কোডটি দিন।',
  },
});
