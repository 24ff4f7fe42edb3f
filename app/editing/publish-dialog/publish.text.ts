import { defineTexts } from '#app/i18n/text.ts';

export const publishTexts = defineTexts({
  publish: { en: 'Publish…', bn: 'প্রকাশ করুন…' },
  title: { en: 'Look at it before you publish', bn: 'প্রকাশ করার আগে দেখে নিন' },
  loading: { en: 'Trying the changes on the pages…', bn: 'পাতায় বসিয়ে দেখা হচ্ছে…' },
  which: { en: 'What is published', bn: 'কোনগুলো প্রকাশ হবে' },
  oneChange: { en: '1 change', bn: '১টি বদল' },
  changes: { en: '{count} changes', bn: '{count}টি বদল' },
  restored: {
    en: 'Put back by {who}, {when}, and never published.',
    bn: '{who} ফিরিয়েছিলেন, {when}। প্রকাশ করা হয়নি।',
  },
  somebody: { en: 'somebody', bn: 'কেউ একজন' },
  empty: {
    en: 'Nothing has been changed. There is nothing to publish.',
    bn: 'কিছু বদলায়নি। প্রকাশ করার কিছু নেই।',
  },
  noneChosen: { en: 'Tick what is to be published.', bn: 'কোনগুলো প্রকাশ হবে, টিক দিন।' },
  now: { en: 'Publish now', bn: 'এখন প্রকাশ করুন' },
  back: { en: 'Go back', bn: 'ফিরে যান' },
  note: { en: 'Note', bn: 'নোট' },
  optional: { en: '(not necessary)', bn: '(না দিলেও চলবে)' },
  why: { en: 'Why was it changed?', bn: 'কেন বদলাল?' },
});

/** What stands in the way, or should be known first. */
export const findingTexts = defineTexts({
  oneFault: { en: '1 thing has to be corrected first', bn: 'আগে ১টি জিনিস ঠিক করতে হবে' },
  faults: {
    en: '{count} things have to be corrected first',
    bn: 'আগে {count}টি জিনিস ঠিক করতে হবে',
  },
  oneWarning: { en: '1 warning', bn: '১টি সতর্কতা' },
  warnings: { en: '{count} warnings', bn: '{count}টি সতর্কতা' },
  seen: { en: 'I have seen this and publish it all the same', bn: 'দেখেছি, তবু প্রকাশ করব' },
  tickFirst: {
    en: 'Read the warnings and tick this. Then publish.',
    bn: 'সতর্কতা পড়ে এখানে টিক দিন। তারপর প্রকাশ করুন।',
  },
  oneHeld: { en: 'Kept for the owner: 1', bn: 'মালিকের জন্য রাখা: ১টি' },
  held: { en: 'Kept for the owner: {count}', bn: 'মালিকের জন্য রাখা: {count}টি' },
  restGoes: { en: 'Everything else goes live now.', bn: 'বাকি সব এখনই যাবে।' },
  onlyHeld: {
    en: 'Only the owner may publish this. It stays as a draft until then.',
    bn: 'এটি শুধু মালিক প্রকাশ করতে পারেন। ততক্ষণ খসড়ায় থাকবে।',
  },
  ask: { en: 'Ask the owner', bn: 'মালিককে বলুন' },
  asked: { en: 'The owner has been asked.', bn: 'মালিককে বলা হয়েছে।' },
  waits: { en: 'These texts are not saved yet', bn: 'এই লেখাগুলো এখনো রাখা হয়নি' },
  waitsHelp: {
    en: 'They are on this device alone. Publishing waits until they are saved or chosen.',
    bn: 'এগুলো শুধু এই যন্ত্রে আছে। রাখা বা বাছা না হওয়া পর্যন্ত প্রকাশ অপেক্ষায়।',
  },
  collides: { en: 'a colleague has changed it too', bn: 'সহকর্মীও বদলেছেন' },
  onePage: { en: 'Page that changes: {page}', bn: 'যে পাতা বদলাবে: {page}' },
  pages: { en: 'Pages that change: {count}', bn: 'যে পাতাগুলো বদলাবে: {count}টি' },
  later: { en: '“{title}” is shown from {moment}.', bn: '“{title}” দেখা যাবে {moment} থেকে।' },
  noPage: { en: 'No page looks another way.', bn: 'কোনো পাতা অন্যরকম দেখাবে না।' },
  weight: { en: '{now} KB (before {before})', bn: '{now} কেবি (আগে {before})' },
});

/** What became of it. */
export const outcomeTexts = defineTexts({
  published: { en: 'Published. Everybody sees it now.', bn: 'প্রকাশ হয়েছে। এখন সবাই দেখছেন।' },
  publishedLater: { en: 'Published.', bn: 'প্রকাশ হয়েছে।' },
  seePage: { en: 'See the page', bn: 'পাতাটি দেখুন' },
  history: { en: 'History', bn: 'ইতিহাস' },
  takingBack: { en: 'It is being taken back…', bn: 'ফিরিয়ে আনা হচ্ছে…' },
  takenBack: {
    en: 'Taken back. What was published is a draft again.',
    bn: 'ফিরিয়ে আনা হয়েছে। যা প্রকাশ হয়েছিল, আবার খসড়া হয়েছে।',
  },
  changed: {
    en: '{documents}: somebody has changed it since. Below is how it is now. Look again, then publish.',
    bn: '{documents}: এর মধ্যে কেউ বদলেছেন। এখন যা আছে, নিচে দেখুন। তারপর প্রকাশ করুন।',
  },
  faults: {
    en: 'Nothing was published: something has to be corrected first.',
    bn: 'কিছুই প্রকাশ হয়নি: আগে কিছু ঠিক করতে হবে।',
  },
  nothing: {
    en: 'Nothing was published: what is live says the same already.',
    bn: 'কিছুই প্রকাশ হয়নি: ওয়েবসাইটে আগে থেকেই এটাই আছে।',
  },
  pageFailed: {
    en: 'Nothing was published: the page {page} cannot be shown with these changes.',
    bn: 'কিছুই প্রকাশ হয়নি: এই পরিবর্তন নিয়ে {page} পাতাটি দেখানো যাচ্ছে না।',
  },
  ownerOnly: {
    en: 'Nothing was published: only the owner may publish this. Ask the owner.',
    bn: 'কিছুই প্রকাশ হয়নি: এটি শুধু মালিক প্রকাশ করতে পারেন। মালিককে বলুন।',
  },
  notFresh: {
    en: 'Nothing was published: for this you must sign in once more.',
    bn: 'কিছুই প্রকাশ হয়নি: এর জন্য আবার সাইন ইন করতে হবে।',
  },
  noAnswer: {
    en: 'No answer has come. Press once more: it is published only once.',
    bn: 'কোনো উত্তর আসেনি। আবার চাপুন: একবারই প্রকাশ হবে।',
  },
  busy: {
    en: 'The site cannot publish just now. Your texts are safe as drafts. Try again in a minute.',
    bn: 'সাইট এখন প্রকাশ করতে পারছে না। আপনার লেখা খসড়ায় ঠিকই আছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  },
});
