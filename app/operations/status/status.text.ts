import { defineTexts } from '#app/i18n/text.ts';

export const statusTexts = defineTexts({
  title: { en: 'Status', bn: 'সাইটের অবস্থা' },
  lead: {
    en: 'Whether the site works as it should, and what to do if it does not.',
    bn: 'সাইট ঠিকমতো চলছে কি না, আর না চললে কী করবেন।',
  },
  allWell: { en: 'Everything is in order.', bn: 'সব ঠিক আছে।' },
  rest: { en: '{count} things are in order', bn: '{count}টি বিষয় ঠিক আছে' },
  ok: { en: 'In order', bn: 'ঠিক আছে' },
  attention: { en: 'Needs attention', bn: 'নজর দিন' },
  note: { en: 'Good to know', bn: 'জেনে রাখুন' },
  code: { en: 'Code for whoever runs the site:', bn: 'যিনি সাইট চালান, তাঁর জন্য কোড:' },

  // The headings of the points.
  connection: { en: 'Address of the site', bn: 'সাইটের ঠিকানা' },
  disk: { en: 'Disk', bn: 'ডিস্ক' },
  backup: { en: 'Backup', bn: 'ব্যাকআপ' },
  secondPlace: { en: 'Second place for backups', bn: 'ব্যাকআপের দ্বিতীয় জায়গা' },
  drill: { en: 'Restore drill', bn: 'ব্যাকআপ ফিরিয়ে আনার মহড়া' },
  mail: { en: 'Mail', bn: 'ইমেইল' },
  queue: { en: 'Mails about new applications', bn: 'নতুন আবেদনের ইমেইল' },
  housekeeping: { en: 'Housekeeping', bn: 'পুরোনো তথ্য সরানো' },
  passports: { en: 'Passport numbers', bn: 'পাসপোর্ট নম্বর' },
  licence: { en: 'Licence of the agency', bn: 'সংস্থার লাইসেন্স' },
  fonts: { en: 'Letters of new words', bn: 'নতুন শব্দের অক্ষর' },
  browsers: { en: 'Visitors’ browsers', bn: 'দর্শনার্থীদের ব্রাউজার' },
});

export const testMailTexts = defineTexts({
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
});

export const versionTexts = defineTexts({
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
