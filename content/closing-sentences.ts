/**
 * What stands at the foot of a page, above apply, call and WhatsApp: what may keep its reader from going on, and an
 * answer to it. By the English address; the home page, the forms and the receipt have ways on of their own.
 */
export const closingSentences = {
  '/about': {
    title: { en: 'Come and see for yourself', bn: 'নিজে এসে দেখুন' },
    lead: {
      en: 'The office is open to you and your family. Call, and we tell you the way.',
      bn: 'অফিস আপনার ও আপনার পরিবারের জন্য খোলা। ফোন করুন, কীভাবে আসবেন বলে দেব।',
    },
  },
  '/about/directors': {
    title: { en: 'Ask for a director', bn: 'পরিচালকের সঙ্গে কথা বলুন' },
    lead: {
      en: 'Call the office and say the name. If the director is with a client, we call you back.',
      bn: 'অফিসে ফোন করে নাম বলুন। পরিচালক ব্যস্ত থাকলে আমরা আপনাকে ফোন করব।',
    },
  },
  '/services': {
    title: { en: 'Not sure which one is for you?', bn: 'কোনটি আপনার জন্য, জানেন না?' },
    lead: {
      en: 'Call us: we listen, then tell you. Asking costs nothing.',
      bn: 'ফোন করুন, শুনে বলে দেব। প্রশ্ন করতে টাকা লাগে না।',
    },
  },
  '/services/recruitment': {
    title: { en: 'Is your work not in the list?', bn: 'আপনার কাজটি তালিকায় নেই?' },
    lead: {
      en: 'Apply all the same and write what you do, or ask us first.',
      bn: 'তবু আবেদন করুন, কী কাজ পারেন লিখে দিন। চাইলে আগে ফোনে জিজ্ঞাসা করুন।',
    },
  },
  '/services/consultation': {
    title: { en: 'Ask before you pay anybody', bn: 'কাউকে টাকা দেওয়ার আগে জিজ্ঞাসা করুন' },
    lead: { en: 'Questions cost nothing.', bn: 'প্রশ্ন করতে টাকা লাগে না।' },
  },
  '/services/training': {
    title: { en: 'Not sure which one fits?', bn: 'কোনটি আপনার জন্য, বুঝতে পারছেন না?' },
    lead: {
      en: 'Tell us what you have worked at so far. We say which course helps, and when you need none.',
      bn: 'এত দিন কী কাজ করেছেন, আমাদের বলুন। কোন কোর্স কাজে লাগবে তা জানাব, আর কোর্স না লাগলে সেটাও জানাব।',
    },
  },
  '/policy': {
    title: { en: 'Is there a line you do not understand?', bn: 'কোনো কথা বুঝতে পারেননি?' },
    lead: {
      en: 'Call us before you pay anything. We explain every line.',
      bn: 'টাকা দেওয়ার আগে ফোন করুন। আমরা প্রতিটি কথা বুঝিয়ে দেব।',
    },
  },
  '/gallery': {
    title: { en: 'You can apply, too', bn: 'আপনিও আবেদন করুন' },
    lead: {
      en: 'Nobody can promise a visa. We tell you your chances and the cost beforehand.',
      bn: 'ভিসার নিশ্চয়তা কেউ দিতে পারে না। সম্ভাবনা কতটা আর খরচ কত, আমরা আগেই জানাই।',
    },
  },
  '/airticket': {
    title: { en: 'No visa yet? Ask before you buy', bn: 'ভিসা হয়নি? টিকিট কাটার আগে জিজ্ঞাসা করুন' },
    lead: {
      en: 'Asking costs nothing. If you are looking for work abroad, apply first.',
      bn: 'জিজ্ঞাসা করতে টাকা লাগে না। বিদেশে কাজ খুঁজলে আগে আবেদন করুন।',
    },
  },
};
