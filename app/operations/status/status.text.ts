import { defineTexts } from '#app/i18n/text.ts';

export const statusTexts = defineTexts({
  title: { en: 'Status', bn: 'সাইটের অবস্থা' },
  lead: {
    en: 'Whether the site works as it should, and what to do if it does not.',
    bn: 'সাইট ঠিকমতো চলছে কি না, আর না চললে কী করবেন।',
  },
  allWell: { en: 'Everything is in order.', bn: 'সব ঠিক আছে।' },
  oneWarning: { en: 'One thing needs attention.', bn: 'একটি বিষয়ে নজর দেওয়া দরকার।' },
  warnings: { en: '{count} things need attention.', bn: '{count}টি বিষয়ে নজর দেওয়া দরকার।' },
  look: { en: 'See what to do', bn: 'কী করবেন দেখুন' },

  ok: { en: 'In order', bn: 'ঠিক আছে' },
  attention: { en: 'Needs attention', bn: 'নজর দিন' },
  note: { en: 'Good to know', bn: 'জেনে রাখুন' },
  code: { en: 'Code for whoever runs the site:', bn: 'যিনি সাইট চালান, তাঁর জন্য কোড:' },

  disk: { en: 'Disk', bn: 'ডিস্ক' },
  diskFree: { en: '{size} are free on the server.', bn: 'সার্ভারে {size} জায়গা খালি আছে।' },
  diskUnknown: {
    en: 'How much space is free on the server cannot be found out.',
    bn: 'সার্ভারে কত জায়গা খালি আছে, তা জানা যাচ্ছে না।',
  },
  diskAdvice: {
    en: 'On a full disk nothing new can be saved. Ask whoever runs the site to make room today, for example by moving old backups elsewhere.',
    bn: 'ডিস্ক ভরে গেলে নতুন কিছুই রাখা যাবে না। যিনি সাইট চালান, তাঁকে আজই জায়গা খালি করতে বলুন, যেমন পুরোনো ব্যাকআপ অন্য কোথাও সরিয়ে।',
  },

  backup: { en: 'Backup', bn: 'ব্যাকআপ' },
  backupMade: { en: 'The last backup was made {when}.', bn: 'শেষ ব্যাকআপ নেওয়া হয়েছে {when}-এ।' },
  backupNightly: {
    en: 'One is made by itself each night.',
    bn: 'প্রতি রাতে নিজে থেকেই একটি নেওয়া হয়।',
  },
  backupNotYet: {
    en: 'No backup has been made yet. The first one is made within an hour after the start.',
    bn: 'এখনো ব্যাকআপ নেওয়া হয়নি। চালু হওয়ার এক ঘণ্টার মধ্যে প্রথমটি নেওয়া হবে।',
  },
  backupElsewhere: {
    en: 'This site makes no backups by itself. Ask whoever runs it when the last one was made, and whether it was ever restored.',
    bn: 'এই সাইট নিজে ব্যাকআপ নেয় না। যিনি চালান, তাঁকে জিজ্ঞেস করুন শেষটি কবে নেওয়া হয়েছে, আর কখনো ফিরিয়ে এনে দেখা হয়েছে কি না।',
  },
  backupOld: {
    en: 'No backup has been made for {days} days.',
    bn: '{days} দিন ধরে ব্যাকআপ নেওয়া হয়নি।',
  },
  backupFailed: {
    en: 'The last attempt failed {when}.',
    bn: 'শেষ চেষ্টা ব্যর্থ হয়েছে {when}-এ।',
  },
  backupAdvice: {
    en: 'If the server broke now, everything since the last backup would be lost. Ask whoever runs the site to make one with “npm run backup”, and to see why it failed.',
    bn: 'সার্ভার এখন নষ্ট হলে শেষ ব্যাকআপের পরের সবকিছু হারিয়ে যাবে। যিনি সাইট চালান, তাঁকে “npm run backup” দিয়ে একটি নিতে ও কারণ দেখতে বলুন।',
  },

  backupNotEncrypted: {
    en: 'The backups are not encrypted: whoever gets hold of one can read the data of every applicant.',
    bn: 'ব্যাকআপ এনক্রিপ্ট করা নয়: যাঁর হাতে একটি পড়বে, তিনি সব আবেদনকারীর তথ্য পড়তে পারবেন।',
  },
  backupEncryptAdvice: {
    en: 'Ask whoever runs the site to set BACKUP_PASSPHRASE and to keep the passphrase in another place than the backups.',
    bn: 'যিনি সাইট চালান, তাঁকে BACKUP_PASSPHRASE বসাতে এবং সেটি ব্যাকআপ থেকে আলাদা জায়গায় রাখতে বলুন।',
  },

  connection: { en: 'Address of the site', bn: 'সাইটের ঠিকানা' },
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

  drill: { en: 'Restore drill', bn: 'ব্যাকআপ ফিরিয়ে আনার মহড়া' },
  drillWell: {
    en: 'The last drill went well {when}: a backup was restored into a temporary place, and everything was there.',
    bn: 'শেষ মহড়া ভালোভাবে হয়েছে {when}-এ: একটি ব্যাকআপ আলাদা জায়গায় ফিরিয়ে এনে দেখা গেছে সব আছে।',
  },
  drillNever: {
    en: 'Nobody has tried yet whether a backup can be restored.',
    bn: 'ব্যাকআপ থেকে সব ফিরিয়ে আনা যায় কি না, তা এখনো কেউ দেখেননি।',
  },
  drillFailed: { en: 'The drill failed {when}.', bn: 'মহড়া ব্যর্থ হয়েছে {when}-এ।' },
  drillAdvice: {
    en: 'A backup is only worth something if it can be restored. Ask whoever runs the site to try it with “npm run restore -- --drill”; visitors notice nothing.',
    bn: 'ফিরিয়ে আনা গেলেই ব্যাকআপের দাম আছে। যিনি সাইট চালান, তাঁকে “npm run restore -- --drill” দিয়ে দেখতে বলুন; দর্শনার্থীরা কিছু টের পাবেন না।',
  },

  mail: { en: 'Mail', bn: 'ইমেইল' },
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
  sendTest: { en: 'Send a test mail', bn: 'পরীক্ষামূলক ইমেইল পাঠান' },
  sending: { en: 'Sending...', bn: 'পাঠানো হচ্ছে...' },
  testAccepted: {
    en: 'The test mail was accepted. Look into the office’s mailbox: it should be there in a few minutes.',
    bn: 'পরীক্ষামূলক ইমেইল গ্রহণ করা হয়েছে। অফিসের মেইলবক্স দেখুন: কয়েক মিনিটের মধ্যে আসার কথা।',
  },
  testRefused: {
    en: 'The test mail was not sent: the mail server did not take it.',
    bn: 'পরীক্ষামূলক ইমেইল যায়নি: ইমেইল সার্ভার সেটি নেয়নি।',
  },
  testNotEncrypted: {
    en: 'The test mail was not sent: the connection to the mail server cannot be encrypted.',
    bn: 'পরীক্ষামূলক ইমেইল যায়নি: ইমেইল সার্ভারের সঙ্গে সংযোগ এনক্রিপ্ট করা যাচ্ছে না।',
  },
  testUnknown: {
    en: 'The connection broke on the way: nobody knows whether the test mail was sent. Look into the office’s mailbox.',
    bn: 'মাঝপথে সংযোগ কেটে গেছে: পরীক্ষামূলক ইমেইল গেছে কি না, জানা নেই। অফিসের মেইলবক্স দেখুন।',
  },

  queue: { en: 'Mails about new applications', bn: 'নতুন আবেদনের ইমেইল' },
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
    en: 'Their applications are in All Application with a mark. Work on them as on any other, and tell whoever runs the site.',
    bn: 'সেই আবেদনগুলো চিহ্নসহ “সব আবেদন” পাতায় আছে। অন্যগুলোর মতোই কাজ করুন, আর যিনি সাইট চালান তাঁকে জানান।',
  },

  housekeeping: { en: 'Housekeeping', bn: 'পুরোনো তথ্য সরানো' },
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

  passports: { en: 'Passport numbers', bn: 'পাসপোর্ট নম্বর' },
  keysWell: {
    en: 'They are encrypted, and every part of the site uses the newest keys.',
    bn: 'নম্বরগুলো এনক্রিপ্ট করা আছে, আর সাইটের সব অংশ সবচেয়ে নতুন চাবি ব্যবহার করছে।',
  },
  keysOutdated: {
    en: 'Parts of the site that still run with older keys: {count}.',
    bn: 'সাইটের {count}টি অংশ এখনো পুরোনো চাবি নিয়ে চলছে।',
  },
  keysAdvice: {
    en: 'Nothing is lost. Ask whoever runs the site to restart every process of it, and then to call “rotate-keys reseal”.',
    bn: 'কিছুই হারায়নি। যিনি সাইট চালান, তাঁকে সাইটের সব প্রসেস আবার চালু করে “rotate-keys reseal” চালাতে বলুন।',
  },
  backupsTell: {
    en: 'From backups made before this version was first started, {when}, passport numbers can be computed without any key.',
    bn: 'এই সংস্করণ প্রথম চালু হয়েছে {when}-এ; তার আগে নেওয়া ব্যাকআপ থেকে চাবি ছাড়াই পাসপোর্ট নম্বর বের করা যায়।',
  },
  plainBackups: {
    en: 'Such backups, not encrypted, in the backup folder: {count}.',
    bn: 'ব্যাকআপ ফোল্ডারে এমন এনক্রিপ্ট না করা ব্যাকআপ আছে {count}টি।',
  },
  plainBackupsAdvice: {
    en: 'Ask whoever runs the site to make a new backup and then to delete those, here and wherever copies of them are kept.',
    bn: 'যিনি সাইট চালান, তাঁকে নতুন একটি ব্যাকআপ নিয়ে তারপর সেগুলো মুছতে বলুন, এখানে এবং যেখানে যেখানে কপি আছে সেখানেও।',
  },
  browsers: { en: 'Visitors’ browsers', bn: 'দর্শনার্থীদের ব্রাউজার' },
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

  version: { en: 'Version', bn: 'সংস্করণ' },
  commit: { en: 'Commit', bn: 'কমিট' },
  built: { en: 'Built', bn: 'তৈরি' },
  database: { en: 'Database', bn: 'ডেটাবেস' },
  sqlite: { en: 'SQLite, on the server itself', bn: 'SQLite, সার্ভারেই' },
  postgres: { en: 'PostgreSQL', bn: 'PostgreSQL' },
  pictures: { en: 'Pictures', bn: 'ছবি' },
  onDisk: { en: 'on the server itself', bn: 'সার্ভারেই' },
  inS3: { en: 'in an S3 store', bn: 'S3 ভান্ডারে' },
  atHost: {
    en: 'at an image host, where they stay after they are deleted here',
    bn: 'বাইরের ছবি রাখার সেবায়; এখানে মুছলেও সেখানে থেকে যায়',
  },
});
