/** The words of the about page. Vision, Mission and Objective are fixed by the specification. */
export const aboutWords = {
  title: { en: 'About Us', bn: 'আমাদের কথা' },
  description: {
    en: 'Who runs the agency, what it stands for and who answers for what: vision, mission, objective, structure and the three directors.',
    bn: 'সংস্থাটি কারা চালান, কী লক্ষ্যে কাজ করেন, কে কোন কাজের দায়িত্বে: স্বপ্ন, ব্রত, লক্ষ্য, কাঠামো ও তিন পরিচালক।',
  },
  headline: {
    en: 'Three people answer for every file',
    bn: 'প্রতিটি ফাইলের দায় নেন তিনজন মানুষ',
  },
  lead: {
    en: 'We are a recruitment, visa and training agency with one office in Dhaka. You can walk in, ask, and speak to the person who decides.',
    bn: 'আমরা নিয়োগ, ভিসা ও প্রশিক্ষণের একটি সংস্থা, ঢাকায় আমাদের একটিই অফিস। সরাসরি আসুন, প্রশ্ন করুন, আর যিনি সিদ্ধান্ত নেন তাঁর সঙ্গেই কথা বলুন।',
  },
  picture: {
    en: 'The three directors behind the office desk, with files, a glass of tea and a receipt book',
    bn: 'অফিসের টেবিলে তিন পরিচালক, সামনে ফাইল, এক গ্লাস চা আর রসিদ বই',
  },

  video: { en: 'VIDEO', bn: 'ভিডিও' },
  videoTitle: { en: 'See the office before you come', bn: 'আসার আগে অফিসটি দেখে নিন' },
  videoLead: {
    en: 'On our video channel you see the rooms, the people at the desks, and how an interview goes.',
    bn: 'আমাদের ভিডিও চ্যানেলে দেখবেন অফিসের ঘর, ডেস্কের মানুষ, আর সাক্ষাৎকার কেমন হয়।',
  },
  watch: { en: 'Go to our video channel', bn: 'আমাদের ভিডিও চ্যানেলে যান' },
  watchCost: {
    en: 'Opens in a new tab. Videos use mobile data.',
    bn: 'নতুন ট্যাবে খুলবে। ভিডিও দেখতে মোবাইল ডেটা খরচ হয়।',
  },

  structure: { en: 'ORGANIZATION STRUCTURE', bn: 'সংগঠনের কাঠামো' },
  structureTitle: { en: 'Who answers for what', bn: 'কে কোন কাজের দায়িত্বে' },
  structureLead: {
    en: 'Six desks in one office. Each has a director you can ask for.',
    bn: 'এক অফিসে ছয়টি ডেস্ক। প্রতিটির দায়িত্বে একজন পরিচালক আছেন, সরাসরি তাঁর সঙ্গে কথা বলতে পারেন।',
  },
  direct: { en: 'Directly with the CEO', bn: 'সরাসরি প্রধান নির্বাহীর অধীনে' },

  directors: { en: 'OUR DIRECTORS', bn: 'আমাদের পরিচালক' },
  directorsTitle: { en: 'The people you can ask for', bn: 'যাঁদের সঙ্গে কথা বলতে পারেন' },
  message: { en: 'Read the message', bn: 'বার্তাটি পড়ুন' },
};

/** The three cards. */
export const principles = [
  {
    icon: 'eye',
    name: { en: 'Vision', bn: 'স্বপ্ন' },
    text: {
      en: 'A country where nobody sells land on the strength of a promise, and everybody who goes abroad knows where they are going.',
      bn: 'এমন একটি দেশ, যেখানে মুখের কথায় কেউ জমি বিক্রি করেন না, আর যিনি বিদেশ যান, কোথায় যাচ্ছেন তা জেনেই যান।',
    },
  },
  {
    icon: 'compass',
    name: { en: 'Mission', bn: 'ব্রত' },
    text: {
      en: 'To bring trained people to real jobs, with a contract they have read and costs they knew beforehand.',
      bn: 'প্রশিক্ষিত মানুষকে আসল চাকরিতে পৌঁছে দেওয়া: চুক্তি আগে পড়ে, খরচ আগে জেনে।',
    },
  },
  {
    icon: 'target',
    name: { en: 'Objective', bn: 'লক্ষ্য' },
    text: {
      en: 'Every file open to its owner: each step, each payment and each refusal explained in Bangla and on paper.',
      bn: 'প্রত্যেকের ফাইল তাঁর কাছে খোলা: প্রতিটি ধাপ, প্রতিটি টাকা, প্রতিটি প্রত্যাখ্যান বাংলায়, কাগজে বুঝিয়ে দেওয়া।',
    },
  },
] as const;
