import { defineTexts } from '#app/i18n/text.ts';

/** The list of job orders, and what every row says. */
export const jobsTexts = defineTexts({
  title: { en: 'Jobs', bn: 'চাকরি' },
  order: { en: 'Newest first', bn: 'নতুনগুলো আগে' },
  open: { en: 'Open', bn: 'খোলা' },
  draft: { en: 'Drafts', bn: 'খসড়া' },
  ended: { en: 'Ended', bn: 'বন্ধ' },
  all: { en: 'All', bn: 'সব' },
  searchHint: { en: 'Job, employer, place, number', bn: 'কাজ, নিয়োগকর্তা, জায়গা, নম্বর' },
  more: { en: 'SHOW MORE JOBS', bn: 'আরও চাকরি দেখুন' },
  noneUsual: { en: 'No job is open.', bn: 'কোনো চাকরি এখন খোলা নেই।' },
  none: { en: 'No jobs here.', bn: 'এখানে কোনো চাকরি নেই।' },
  noneHelp: {
    en: 'Write a draft of what an employer asks for. Visitors see it once an owner publishes it.',
    bn: 'নিয়োগকর্তা কী চান, তার একটা খসড়া লিখুন। মালিক প্রকাশ করলে তবেই সবাই দেখবেন।',
  },
  nothing: { en: 'No job holds these words.', bn: 'এই কথা কোনো চাকরিতে নেই।' },
  nothingHelp: {
    en: 'Try part of the job, of the employer, or of a number of its papers.',
    bn: 'কাজের নাম, নিয়োগকর্তা বা কাগজের নম্বরের একটা অংশ দিয়ে দেখুন।',
  },
  add: { en: 'New job', bn: 'নতুন চাকরি' },
  choose: { en: 'Choose a job from the list.', bn: 'তালিকা থেকে একটা চাকরি বেছে নিন।' },
  unnamed: { en: 'No name yet', bn: 'নাম লেখা হয়নি' },
  isDraft: { en: 'Draft', bn: 'খসড়া' },
  isEnded: { en: 'Ended', bn: 'বন্ধ' },
  seatsUntil: { en: '{seats} seats left, until {day}', bn: '{seats} জন বাকি, {day} পর্যন্ত' },
  restoreNamed: { en: 'Take back the job {name}', bn: '{name}: চাকরিটা ফিরিয়ে আনুন' },
  restored: { en: 'The job is back in the list.', bn: 'চাকরিটা আবার তালিকায় আছে।' },
});

/** One job order: its form, and what is done with it. */
export const jobTexts = defineTexts({
  title: { en: 'Job', bn: 'চাকরি' },
  newTitle: { en: 'New job', bn: 'নতুন চাকরি' },
  back: { en: 'All jobs', bn: 'সব চাকরি' },
  gone: { en: 'This job is not there.', bn: 'এই চাকরিটা নেই।' },
  loading: { en: 'The job is loading…', bn: 'চাকরিটা আসছে…' },
  fromMessage: { en: 'What the employer wrote', bn: 'নিয়োগকর্তা যা লিখেছেন' },
  placeGroup: { en: 'Seats and money', bn: 'কতজন, কত টাকা' },
  needsGroup: { en: 'What is asked of the worker', bn: 'কর্মীর কাছে যা চাওয়া হয়' },
  proofGroup: { en: 'Papers and last day', bn: 'কাগজ ও শেষ দিন' },
  optional: { en: 'may stay empty', bn: 'না লিখলেও চলে' },
  feeHint: { en: '0 where the worker pays nothing.', bn: 'কিছু না দিলে ০ লিখুন।' },
  untilHint: { en: 'At most 180 days ahead.', bn: 'আজ থেকে বেশি হলে ১৮০ দিন।' },
  save: { en: 'Save', bn: 'রাখুন' },
  saved: { en: 'Saved.', bn: 'রাখা হয়েছে।' },
  added: { en: 'The draft is kept.', bn: 'খসড়াটা রাখা হয়েছে।' },
  refused: { en: 'Something has to be corrected', bn: 'কয়েকটা জিনিস ঠিক করতে হবে' },
  stillHere: { en: 'What you have typed is still there.', bn: 'আপনার লেখা সব এখানেই আছে।' },
  ownersOnly: {
    en: 'Everybody can see this job, so only an owner changes it.',
    bn: 'চাকরিটা সবাই দেখেন, তাই শুধু মালিক এটা বদলাতে পারেন।',
  },
  meanwhile: {
    en: 'Somebody else has written something different here meanwhile.',
    bn: 'এর মধ্যে অন্য কেউ এখানে আরেক রকম লিখেছেন।',
  },
  both: {
    en: '{field}: theirs “{theirs}”, yours “{mine}”',
    bn: '{field}: তাঁর “{theirs}”, আপনার “{mine}”',
  },
  take: { en: 'Take theirs', bn: 'তাঁরটা রাখুন' },
  keep: { en: 'Keep mine', bn: 'আমারটা রাখুন' },
  history: { en: 'History', bn: 'ইতিহাস' },
  somebody: { en: 'the site, by itself', bn: 'সাইট নিজে থেকে' },
  remove: { en: 'DELETE', bn: 'মুছুন' },
});

/** Publishing, seats and the end. */
export const publishTexts = defineTexts({
  publish: { en: 'Publish…', bn: 'প্রকাশ করুন…' },
  missing: { en: 'What is missing?', bn: 'কী কী বাকি?' },
  byOwner: { en: 'An owner publishes it.', bn: 'প্রকাশ করতে পারেন শুধু মালিক।' },
  question: { en: 'Publish this job?', bn: 'চাকরিটা প্রকাশ করবেন?' },
  stillMissing: {
    en: 'Not yet. This is still missing or wrong:',
    bn: 'এখনো নয়। এগুলো বাকি বা ভুল আছে:',
  },
  complete: { en: 'Nothing is missing.', bn: 'কিছু বাকি নেই।' },
  thenPublic: {
    en: 'Everybody then sees it on the site, until {day}: what it pays, what the worker pays us, and where to check it.',
    bn: 'তখন {day} পর্যন্ত সবাই সাইটে দেখবেন: বেতন কত, কর্মী আমাদের কত দেবেন, আর কোথায় মিলিয়ে দেখা যায়।',
  },
  now: { en: 'Publish now', bn: 'এখন প্রকাশ করুন' },
  back: { en: 'Go back', bn: 'ফিরে যান' },
  published: { en: 'Published. Everybody can see it now.', bn: 'প্রকাশ হয়েছে, এখন সবাই দেখতে পান।' },
  changed: {
    en: 'Somebody else has changed it meanwhile. Look at it once more.',
    bn: 'এর মধ্যে অন্য কেউ এটা বদলেছেন। আরেকবার দেখে নিন।',
  },
  onSite: { en: 'See it on the site', bn: 'সাইটে দেখুন' },
  draft: { en: 'Draft: nobody outside sees it', bn: 'খসড়া: বাইরের কেউ দেখেন না' },
  open: { en: 'Open until {day}', bn: 'খোলা, {day} পর্যন্ত' },
  expired: { en: 'Ended: its last day is over', bn: 'বন্ধ: শেষ দিন পেরিয়ে গেছে' },
  filled: { en: 'Ended: the seats are filled', bn: 'বন্ধ: সব পদ ভরে গেছে' },
  by_hand: { en: 'Ended by us', bn: 'আমরা বন্ধ করেছি' },
  seats: { en: 'Seats', bn: 'কতজন বাকি' },
  seatsLeft: { en: 'Seats left', bn: 'আর কতজন লাগবে' },
  seatsHint: {
    en: 'Visitors see {left} of {seats}.',
    bn: 'সবাই দেখছেন: {seats} জনের মধ্যে {left} জন বাকি।',
  },
  proposed: {
    en: '{granted} of our people have the visa, so {count} may be left.',
    bn: 'আমাদের {granted} জনের ভিসা হয়েছে, তাই হয়তো {count} জন বাকি।',
  },
  wrongSeats: {
    en: 'Write a number from 0 to {seats}.',
    bn: '০ থেকে {seats}-এর মধ্যে একটা সংখ্যা লিখুন।',
  },
  seatsSaved: {
    en: 'Visitors now see {count} seats left.',
    bn: 'এখন সবাই দেখছেন, আর {count} জন লাগবে।',
  },
  end: { en: 'End it', bn: 'বন্ধ করুন' },
  allFilled: { en: 'Seats are filled', bn: 'সব পদ ভরে গেছে' },
  endQuestion: { en: 'End this job?', bn: 'চাকরিটা বন্ধ করবেন?' },
  endMeans: {
    en: 'The site then says “closed”, and nobody can apply for it. An owner can publish it again.',
    bn: 'সাইটে তখন “বন্ধ” দেখাবে, আর কেউ আবেদন করতে পারবেন না। মালিক চাইলে আবার প্রকাশ করতে পারেন।',
  },
  hasEnded: { en: 'The job has ended.', bn: 'চাকরিটা বন্ধ হয়েছে।' },
});
