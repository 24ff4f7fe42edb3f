/** The words of the consultation page. Sums, shares and periods are those of the policy. */
export const consultationWords = {
  title: { en: 'Visa Consultation', bn: 'ভিসা পরামর্শ' },
  description: {
    en: 'How a visa consultation goes step by step, which documents to bring, and what only the embassy decides.',
    bn: 'ভিসা পরামর্শ ধাপে ধাপে কীভাবে হয়, কোন কাগজ আনবেন, আর কোন সিদ্ধান্ত শুধু দূতাবাসের।',
  },
  lead: {
    en: 'We put your papers in order and tell you your chances. The visa itself comes from the embassy.',
    bn: 'আমরা কাগজপত্র গুছিয়ে দিই আর সম্ভাবনা কতটা তা জানাই। ভিসা দেয় শুধু দূতাবাস।',
  },
  figures: { en: 'Our figures', bn: 'আমাদের হিসাব' },
  noGuarantee: {
    en: 'No guarantee for European visas',
    bn: 'ইউরোপের ভিসার কোনো নিশ্চয়তা আমরা দিই না',
  },
  noGuaranteeText: {
    en: 'A figure is not a promise. The embassy decides each case anew.',
    bn: 'সংখ্যা কোনো প্রতিশ্রুতি নয়। প্রতিটি আবেদনে নতুন করে সিদ্ধান্ত নেয় দূতাবাস।',
  },
  policy: { en: 'Read our policy', bn: 'আমাদের নীতিমালা পড়ুন' },
  steps: { en: 'STEP BY STEP', bn: 'ধাপে ধাপে' },
  stepsTitle: { en: 'How a consultation goes', bn: 'পরামর্শ যেভাবে হয়' },
  documents: { en: 'DOCUMENTS TO BRING', bn: 'যেসব কাগজ আনবেন' },
  documentsTitle: { en: 'Put these in one folder', bn: 'এগুলো এক ফাইলে গুছিয়ে আনুন' },
  documentsLead: {
    en: 'Something is missing? Come all the same. We tell you where to get it and which papers can wait.',
    bn: 'কোনো কাগজ নেই? তবু আসুন। কোথায় পাবেন, আর কোনটি পরে দিলেও চলবে, আমরা জানিয়ে দেব।',
  },
  keepPassport: {
    en: 'We never keep your original passport without a receipt.',
    bn: 'রসিদ ছাড়া আমরা কখনো আপনার আসল পাসপোর্ট রাখি না।',
  },
  always: { en: 'Everybody', bn: 'সবার লাগবে' },
  ifYouHave: { en: 'If you have it', bn: 'থাকলে আনবেন' },
  embassy: { en: 'NOT IN OUR HANDS', bn: 'যা আমাদের হাতে নেই' },
  embassyTitle: { en: 'What only the embassy decides', bn: 'যে সিদ্ধান্ত শুধু দূতাবাসের' },
  embassyLead: {
    en: 'Nobody in Dhaka can buy, speed up or promise any of this. Whoever says so wants your money.',
    bn: 'ঢাকায় বসে কেউ এগুলো কিনতে, দ্রুত করতে বা নিশ্চিত করতে পারে না। যে বলে পারে, সে আপনার টাকা নিতে চায়।',
  },
};

export const consultationSteps = [
  {
    name: { en: 'You tell us your plan', bn: 'আপনার ইচ্ছা জানান' },
    text: {
      en: 'By phone or at the office: which country, which work, and who asked you to go.',
      bn: 'ফোনে বা অফিসে এসে বলুন কোন দেশ, কী কাজ, আর কে আপনাকে যেতে বলেছে।',
    },
  },
  {
    name: { en: 'We read your papers', bn: 'আমরা কাগজপত্র দেখি' },
    text: {
      en: 'Names, dates and stamps must agree on every page. We show you what does not fit.',
      bn: 'সব কাগজে নাম, তারিখ ও সিল মিলতে হবে। কোথায় মিলছে না, আমরা দেখিয়ে দিই।',
    },
  },
  {
    name: { en: 'You hear the odds and the cost', bn: 'সম্ভাবনা ও খরচ জেনে নিন' },
    text: {
      en: 'You pay the embassy and appointment fees. If the permit or visa is not granted, we deduct nothing for file opening, office service or the work permit.',
      bn: 'দূতাবাস ও অ্যাপয়েন্টমেন্টের ফি আপনি দেবেন। পারমিট বা ভিসা না হলে ফাইল খোলা, অফিস সার্ভিস বা ওয়ার্ক পারমিট বাবদ কোনো টাকা কাটা হবে না।',
    },
  },
  {
    name: { en: 'We fill in the forms together', bn: 'একসঙ্গে ফরম পূরণ করি' },
    text: {
      en: 'We read every line to you in Bangla. You sign only what you have understood and what is true.',
      bn: 'প্রতিটি লাইন আমরা বাংলায় পড়ে শোনাই। যা বুঝেছেন আর যা সত্য, শুধু তাতেই সই করবেন।',
    },
  },
  {
    name: { en: 'You go to the appointment', bn: 'অ্যাপয়েন্টমেন্টে যান' },
    text: {
      en: 'About 20% of applicants are interviewed and 80% are not. If you are called, we practise the questions with you.',
      bn: 'প্রায় ২০% আবেদনকারীকে সাক্ষাৎকারে ডাকা হয়, ৮০%-কে ডাকা হয় না। ডাক পেলে আমরা প্রশ্নগুলো আপনার সঙ্গে অনুশীলন করি।',
    },
  },
  {
    name: { en: 'The embassy answers', bn: 'দূতাবাস উত্তর দেয়' },
    text: {
      en: 'An application takes up to 6 months to process. If it takes longer, you get your full deposit back.',
      bn: 'একটি আবেদনে ৬ মাস পর্যন্ত সময় লাগতে পারে। এর বেশি লাগলে জমার পুরো টাকা ফেরত পাবেন।',
    },
  },
];

/** What to bring; `always` for everybody, the others for those who have them. */
export const consultationDocuments = [
  {
    always: true,
    text: {
      en: 'Your passport, and old ones if there are any',
      bn: 'পাসপোর্ট, পুরোনো পাসপোর্ট থাকলে সেটিও',
    },
  },
  {
    always: true,
    text: {
      en: 'National identity card or birth certificate',
      bn: 'জাতীয় পরিচয়পত্র বা জন্মসনদ',
    },
  },
  {
    always: true,
    text: {
      en: 'Passport photos on a white ground',
      bn: 'সাদা পটভূমিতে তোলা পাসপোর্ট সাইজের ছবি',
    },
  },
  {
    always: true,
    text: {
      en: 'A telephone number of somebody at home',
      bn: 'বাড়ির কারও ফোন নম্বর',
    },
  },
  {
    always: false,
    text: { en: 'School and training certificates', bn: 'পড়াশোনা ও প্রশিক্ষণের সনদ' },
  },
  {
    always: false,
    text: { en: 'Letters from places you worked at', bn: 'আগের কাজের অভিজ্ঞতার সনদ' },
  },
  {
    always: false,
    text: {
      en: 'The job offer or contract you were given',
      bn: 'চাকরির প্রস্তাব বা চুক্তিপত্র, পেয়ে থাকলে',
    },
  },
  {
    always: false,
    text: {
      en: 'Every letter about a visa that was refused',
      bn: 'আগে ভিসা না হয়ে থাকলে তার সব চিঠি',
    },
  },
];

export const embassyDecisions = [
  { en: 'Whether you get the visa', bn: 'আপনি ভিসা পাবেন কি না' },
  { en: 'On which day it answers', bn: 'কোন দিন উত্তর দেবে' },
  { en: 'Whether you are called to an interview', bn: 'আপনাকে সাক্ষাৎকারে ডাকবে কি না' },
  { en: 'Which further papers it asks for', bn: 'আর কোন কোন কাগজ চাইবে' },
  { en: 'How long you may stay and what work you may do', bn: 'কত দিন থাকতে ও কী কাজ করতে পারবেন' },
];
