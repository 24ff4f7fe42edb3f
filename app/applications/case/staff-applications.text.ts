import { defineTexts } from '#app/i18n/text.ts';

export const staffApplicationsTexts = defineTexts({
  title: { en: 'All Application', bn: 'সব আবেদন' },
  empty: { en: 'No applications available.', bn: 'কোনো আবেদন নেই।' },
  emptyHelp: {
    en: 'New applications appear here as soon as they are sent.',
    bn: 'নতুন আবেদন পাঠানো হলেই এখানে দেখা যাবে।',
  },
  more: { en: 'LOAD MORE APPLICATIONS', bn: 'আরও আবেদন দেখুন' },
  receipt: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  notGiven: { en: 'Not given', bn: 'জানানো হয়নি' },
  openCase: { en: 'Open case', bn: 'কেস খুলুন' },
});

/** What is done with an application in its row. */
export const applicationDeskTexts = defineTexts({
  done: { en: 'Contacted', bn: 'কথা হয়েছে' },
  mark: { en: 'MARK AS CONTACTED', bn: 'কথা হয়েছে বলে চিহ্নিত করুন' },
  marked: { en: 'CONTACTED', bn: 'কথা হয়েছে' },
  markToo: { en: 'Mark as contacted too', bn: 'কথা হয়েছে বলেও চিহ্নিত করুন' },
  nowMarked: { en: '{name} is marked as contacted.', bn: '{name}: কথা হয়েছে বলে চিহ্নিত।' },
  remove: { en: 'DELETE', bn: 'মুছুন' },
  removeNamed: { en: 'Delete application of {name}', bn: '{name}-এর আবেদন মুছুন' },
  markNamed: {
    en: 'MARK AS CONTACTED: {name}',
    bn: 'কথা হয়েছে বলে চিহ্নিত করুন: {name}',
  },
  question: { en: 'Delete the application of {name}?', bn: '{name}-এর আবেদন মুছবেন?' },
  consequence: {
    en: 'It disappears from the list of everybody in the office, and rests in the trash for 30 days.',
    bn: 'অফিসের সবার তালিকা থেকে এটি সরে যাবে। ৩০ দিন পর্যন্ত ফেরানো যাবে।',
  },
  removed: { en: 'the application has been deleted', bn: 'আবেদনটি মুছে ফেলা হয়েছে' },
  more: { en: 'More: print, back to waiting, delete', bn: 'আরও: ছাপা, আবার অপেক্ষায়, মুছে ফেলা' },
  backQuestion: { en: 'Put {name} back to waiting?', bn: '{name} আবার অপেক্ষায় থাকবেন?' },
  reason: { en: 'Why?', bn: 'কেন?' },
  backHint: {
    en: '3 to 300 characters. The reason is kept with the calls, and the history says who did it.',
    bn: '৩ থেকে ৩০০ অক্ষর। কারণটি কলের তালিকায় থাকবে, আর কে করেছেন তা ইতিহাসে থাকবে।',
  },
  reasonExample: { en: 'I marked the wrong person.', bn: 'ভুল জনকে চিহ্নিত করেছিলাম।' },
  meanwhile: {
    en: 'Somebody else has changed this application meanwhile: it is now at “{stage}”. Press again to put it back all the same.',
    bn: 'এর মধ্যে অন্য কেউ আবেদনটি বদলেছেন: এখন “{stage}” ধাপে। তবু আবার অপেক্ষায় রাখতে চাইলে আবার চাপুন।',
  },
  isBack: { en: '{name} is waiting for a call again.', bn: '{name} আবার কলের অপেক্ষায়।' },
});

/** What a card says of the person. */
export const cardTexts = defineTexts({
  greeting: {
    en: 'Hello {name}, this is {agency}. It is about your application {receipt}. When may we call you?',
    bn: 'আসসালামু আলাইকুম {name}, {agency} থেকে লিখছি। আপনার আবেদন {receipt} নিয়ে কথা বলতে চাই। কখন ফোন করলে সুবিধা হবে?',
  },
  history: { en: 'History', bn: 'ইতিহাস' },
});
