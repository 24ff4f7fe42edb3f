import { defineTexts } from '#app/i18n/text.ts';

/** What the status page says about backups and what they reveal. */
export const backupSentences = defineTexts({
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
  secondPlaceNone: {
    en: 'The site knows of none: if this server is lost, the backups on it are lost too. Whoever runs the site names one with BACKUP_TO.',
    bn: 'সাইটে এমন জায়গা ঠিক করা নেই: সার্ভার হারালে তাতে রাখা ব্যাকআপও হারাবে। যিনি সাইট চালান, তিনি BACKUP_TO দিয়ে জায়গা ঠিক করেন।',
  },
  secondPlaceNotYet: {
    en: 'Nothing has reached it yet.',
    bn: 'সেখানে এখনো কিছু পৌঁছায়নি।',
  },
  secondPlaceMade: {
    en: 'Everything was there {when}.',
    bn: 'শেষবার সবকিছু সেখানে পৌঁছেছে {when}-এ।',
  },
  secondPlaceOften: {
    en: 'What is written is brought there every ten minutes.',
    bn: 'যা লেখা হয়, প্রতি দশ মিনিটে সেখানে নেওয়া হয়।',
  },
  secondPlaceMissedAdvice: {
    en: 'If the server broke now, what was written since would be lost. Ask whoever runs the site to see why, with “npm run check:services”.',
    bn: 'সার্ভার এখন নষ্ট হলে এরপর যা লেখা হয়েছে, সব হারিয়ে যাবে। যিনি সাইট চালান, তাঁকে “npm run check:services” দিয়ে কারণ দেখতে বলুন।',
  },
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
});
