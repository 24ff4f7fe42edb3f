/** The words of the training page. `explore` is fixed by the specification. */
export const trainingWords = {
  title: { en: 'Skill Training', bn: 'দক্ষতা প্রশিক্ষণ' },
  description: {
    en: 'Eight diplomas of 6 or 12 months at our sister concern, a technical training centre in Dhaka.',
    bn: 'আমাদের সহযোগী প্রতিষ্ঠান, ঢাকার একটি কারিগরি প্রশিক্ষণ কেন্দ্রে ৬ বা ১২ মাসের আটটি ডিপ্লোমা।',
  },
  lead: {
    en: 'Learn the trade with your own hands at home, before you do it abroad.',
    bn: 'বিদেশে কাজ করার আগে দেশে থেকেই হাতে-কলমে কাজ শিখুন।',
  },
  diplomas: { en: 'DIPLOMAS', bn: 'ডিপ্লোমা' },
  diplomasTitle: {
    en: 'Eight diplomas, six or twelve months',
    bn: 'ছয় বা বারো মাসের আটটি ডিপ্লোমা',
  },
  diplomasLead: {
    en: 'Each link opens the page of the training centre in a new tab.',
    bn: 'প্রতিটি লিংক প্রশিক্ষণ কেন্দ্রের পাতা নতুন ট্যাবে খোলে।',
  },
  months: { en: '{months} months', bn: '{months} মাস' },
  explore: { en: 'Explore Training', bn: 'প্রশিক্ষণ দেখুন' },
  newTab: { en: 'opens in a new tab', bn: 'নতুন ট্যাবে খোলে' },
  sister: { en: 'OUR SISTER CONCERN', bn: 'আমাদের সহযোগী প্রতিষ্ঠান' },
  sisterTitle: {
    en: 'The centre teaches, our office recruits',
    bn: 'শেখায় কেন্দ্র, নিয়োগের কাজ করে আমাদের অফিস',
  },
  sisterLead: {
    en: 'The courses are held in partnership with our sister concern, a technical training centre in the capital. The two stay apart: you may train there and never travel with us, or travel with us and never train there.',
    bn: 'কোর্সগুলো হয় আমাদের সহযোগী প্রতিষ্ঠান, রাজধানীর একটি কারিগরি প্রশিক্ষণ কেন্দ্রের সঙ্গে যৌথভাবে। দুটি আলাদা: সেখানে শিখে আমাদের মাধ্যমে বিদেশে না গেলেও চলে, আবার না শিখেও আমাদের মাধ্যমে যাওয়া যায়।',
  },
};

/** What to know before enrolling. */
export const beforeEnrolling = [
  {
    icon: 'file-text',
    name: { en: 'Ask for the fee in writing', bn: 'ফি কত, লিখিত নিন' },
    text: {
      en: 'The centre sets the course fee. Pay at its own counter and take a receipt.',
      bn: 'কোর্সের ফি ঠিক করে প্রশিক্ষণ কেন্দ্র। টাকা দিন তাদের কাউন্টারে, রসিদ বুঝে নিন।',
    },
  },
  {
    icon: 'map-pin',
    name: { en: 'See the workshop first', bn: 'আগে কর্মশালা দেখে আসুন' },
    text: {
      en: 'Visit on a working day, look at the tools and talk to the people who learn there.',
      bn: 'ক্লাসের দিনে যান, যন্ত্রপাতি দেখুন, যাঁরা শিখছেন তাঁদের সঙ্গে কথা বলুন।',
    },
  },
  {
    icon: 'ban',
    name: { en: 'A diploma is not a visa', bn: 'ডিপ্লোমা মানেই ভিসা নয়' },
    text: {
      en: 'It shows what you can do. No course can promise you a job or a visa.',
      bn: 'ডিপ্লোমা দেখায় আপনি কী পারেন। কোনো কোর্স চাকরি বা ভিসার নিশ্চয়তা দিতে পারে না।',
    },
  },
] as const;
