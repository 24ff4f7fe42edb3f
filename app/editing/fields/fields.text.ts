import { defineTexts } from '#app/i18n/text.ts';

/** A day and a time of day in Dhaka. */
export const momentTexts = defineTexts({
  tomorrow: { en: 'Tomorrow 9:00', bn: 'কাল সকাল ৯টা' },
  threeDays: { en: 'In 3 days', bn: '৩ দিন পর' },
  week: { en: 'In a week', bn: 'এক সপ্তাহ পর' },
  day: { en: 'Day', bn: 'তারিখ' },
  time: { en: 'Time, 24 hours', bn: 'সময়, ২৪ ঘণ্টায়' },
  format: {
    en: 'Like 24/11/2026 and 18:30, Dhaka time',
    bn: 'যেমন ২৪/১১/২০২৬ আর ১৮:৩০, ঢাকার সময়',
  },
});

/** A day alone. */
export const dayTexts = defineTexts({
  format: { en: 'Like 24/11/2026', bn: 'যেমন ২৪/১১/২০২৬' },
});

/** A colour, or none. */
export const colourTexts = defineTexts({
  none: { en: 'White', bn: 'সাদা' },
  without: { en: 'Without a colour', bn: 'রং ছাড়া' },
});

/** What stands around a field of the editor. */
export const fieldTexts = defineTexts({
  everyPage: { en: 'Every page', bn: 'সব পাতায়' },
  notOnPage: { en: 'Not shown on a page', bn: 'পাতায় দেখা যায় না' },
  ownerPublishes: { en: 'The owner publishes', bn: 'মালিক প্রকাশ করেন' },
  changed: { en: 'Changed', bn: 'বদলেছে' },
  staleEn: { en: 'EN is old', bn: 'EN পুরোনো' },
  staleBn: { en: 'BN is old', bn: 'বাংলা পুরোনো' },
  emptyEn: { en: 'EN missing', bn: 'EN নেই' },
  emptyBn: { en: 'BN missing', bn: 'বাংলা নেই' },
  otherChangedBn: {
    en: 'The Bengali was changed {when}, the English was not.',
    bn: 'বাংলা বদলেছে {when}, ইংরেজি বদলায়নি।',
  },
  otherChangedEn: {
    en: 'The English was changed {when}, the Bengali was not.',
    bn: 'ইংরেজি বদলেছে {when}, বাংলা বদলায়নি।',
  },
  stillRight: { en: 'Still right', bn: 'এখনো ঠিক আছে' },
  stillRightNamed: { en: 'Still right: {field}', bn: 'এখনো ঠিক আছে: {field}' },
  count: { en: '{count} of {limit} letters', bn: '{limit} অক্ষরের মধ্যে {count}' },
  bold: { en: 'Bold', bn: 'মোটা অক্ষর' },
  boldNamed: { en: 'Make the selection bold: {field}', bn: 'বাছাই করা অংশ মোটা করুন: {field}' },
  none: { en: 'none', bn: 'নেই' },
  lines: { en: '{count} lines', bn: '{count} লাইন' },
  oneLine: { en: '1 line', bn: '১ লাইন' },
  onePerLine: { en: 'One on each line.', bn: 'প্রতি লাইনে একটি করে লিখুন।' },
  otherCount: {
    en: 'Both languages need as many lines: the first belongs to the first.',
    bn: 'দুই ভাষায় সমান লাইন লাগবে: প্রথমটির সঙ্গে প্রথমটি মেলে।',
  },
  theyChanged: { en: '{who} changed this {when}', bn: '{who} এটি বদলেছেন {when}' },
  somebody: { en: 'Somebody', bn: 'কেউ একজন' },
  refused: {
    en: 'This could not be saved. Type it again instead of pasting it.',
    bn: 'এটি রাখা যায়নি। কপি না করে আবার টাইপ করুন।',
  },
  choose: { en: 'Choose…', bn: 'বেছে নিন…' },
  yes: { en: 'Yes', bn: 'হ্যাঁ' },
  no: { en: 'No', bn: 'না' },
  latitude: { en: 'Latitude', bn: 'অক্ষাংশ' },
  longitude: { en: 'Longitude', bn: 'দ্রাঘিমাংশ' },
  open: { en: 'Open', bn: 'খোলা' },
  from: { en: '{day}: from', bn: '{day}: শুরু' },
  until: { en: '{day}: until', bn: '{day}: শেষ' },
});

/** Earlier texts of a field. */
export const otherTextTexts = defineTexts({
  more: { en: 'Shipped and published text', bn: 'মূল ও প্রকাশিত লেখা' },
  moreNamed: {
    en: 'Shipped and published text: {field}',
    bn: 'মূল ও প্রকাশিত লেখা: {field}',
  },
  published: { en: 'Published text', bn: 'প্রকাশিত লেখা' },
  shipped: { en: 'Shipped text', bn: 'মূল লেখা' },
  takePublished: { en: 'Take the published text', bn: 'প্রকাশিত লেখা নিন' },
  takeShipped: { en: 'Take the shipped text', bn: 'মূল লেখা নিন' },
  same: { en: 'The same as here.', bn: 'এখানকার মতোই।' },
  nothing: { en: 'There is none.', bn: 'এমন কোনো লেখা নেই।' },
  shippedChanged: {
    en: 'A new version of the site ships another text here.',
    bn: 'সাইটের নতুন সংস্করণে এখানে অন্য মূল লেখা এসেছে।',
  },
  taken: { en: 'The text was taken.', bn: 'লেখাটি নেওয়া হয়েছে।' },
});

/** Rows of a list. */
export const rowTexts = defineTexts({
  add: { en: 'Add', bn: 'যোগ করুন' },
  find: { en: 'Type a name', bn: 'নাম লিখে খুঁজুন' },
  found: { en: '{count} to choose from', bn: 'বাছার মতো {count}টি' },
  notFound: { en: 'There is none of this name.', bn: 'এই নামে কিছু নেই।' },
  addNamed: { en: 'Add: {list}', bn: 'যোগ করুন: {list}' },
  up: { en: 'Move up', bn: 'উপরে নিন' },
  down: { en: 'Move down', bn: 'নিচে নিন' },
  remove: { en: 'Remove', bn: 'সরান' },
  removed: { en: '“{name}” was removed.', bn: '“{name}” সরানো হয়েছে।' },
  newRow: { en: 'New', bn: 'নতুন' },
  row: { en: '{number}. {name}', bn: '{number}. {name}' },
  most: { en: 'There may be at most {most}.', bn: 'সর্বোচ্চ {most}টি রাখা যায়।' },
  fewest: { en: 'There must be at least {fewest}.', bn: 'অন্তত {fewest}টি দিন।' },
  problems: { en: '{count} to correct', bn: '{count}টি ঠিক করতে হবে' },
  sample: { en: 'Sample', bn: 'নমুনা' },
  isReal: { en: 'This is real now', bn: 'নমুনা নয়, আসল' },
  isRealNamed: { en: 'This is real now: {name}', bn: 'নমুনা নয়, আসল: {name}' },
  nowReal: { en: '“{name}” is no sample any more.', bn: '“{name}” আর নমুনা নয়।' },
});

/** Two people at the same text. */
export const collisionTexts = defineTexts({
  changed: { en: '{who} has changed the same, {when}.', bn: '{who} একই জায়গা বদলেছেন, {when}।' },
  removed: { en: '{who} has removed this, {when}.', bn: '{who} এটি সরিয়েছেন, {when}।' },
  choose: {
    en: 'Choose which one stays. Until then yours is kept on this device alone.',
    bn: 'কোনটি থাকবে, বেছে নিন। না বাছা পর্যন্ত আপনার লেখা শুধু এই যন্ত্রে আছে।',
  },
  edit: {
    en: 'You may change yours above before you keep it.',
    bn: 'রাখার আগে উপরে নিজের লেখা বদলাতেও পারেন।',
  },
  chooseRemoval: {
    en: 'You wanted to remove it. Choose whether it stays.',
    bn: 'আপনি এটি সরাতে চেয়েছিলেন। থাকবে কি না, বেছে নিন।',
  },
  mine: { en: 'Yours', bn: 'আপনার লেখা' },
  theirs: { en: 'From {who}', bn: '{who}-এর লেখা' },
  keepMine: { en: 'Keep mine', bn: 'আমারটা রাখুন' },
  takeTheirs: { en: 'Take the other', bn: 'অন্যটা নিন' },
  putBack: { en: 'Put it back with my text', bn: 'আমার লেখাসহ ফিরিয়ে আনুন' },
  leaveIt: { en: 'Leave it removed', bn: 'সরানোই থাক' },
  removeIt: { en: 'Remove it', bn: 'সরিয়ে দিন' },
  letItStay: { en: 'Let it stay', bn: 'থাকুক' },
  nothing: { en: 'nothing', bn: 'কিছু নেই' },
});
