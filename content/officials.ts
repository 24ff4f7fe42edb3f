/**
 * The managing team, the Chief Executive Officer first. Samples of people who do not exist: replace
 * them before launch, with portraits whose use they have agreed to.
 *
 * `slug` is the person's place on the directors page; `profile` stands on the about page,
 * `biography` and `message` on the directors page; `teams` are who reports to them.
 */
export const officials = [
  {
    sample: true,
    slug: 'anwar-hossain',
    name: { en: 'Anwar Hossain', bn: 'আনোয়ার হোসেন' },
    title: { en: 'Co-Founder/CEO', bn: 'সহপ্রতিষ্ঠাতা ও প্রধান নির্বাহী' },
    photo: '/illustrations/portrait-ceo.svg',
    profile: {
      en: 'Runs the office, signs the receipt books and hears every complaint himself.',
      bn: 'অফিস চালান, রসিদ বইয়ে সই করেন, আর প্রতিটি অভিযোগ নিজে শোনেন।',
    },
    biography: {
      en: 'Anwar Hossain is one of the founders and leads the agency from its Dhaka office. He keeps the accounts open: every payment has a numbered and stamped receipt, and every refund carries his signature. Clients and their families may ask for him by name.',
      bn: 'আনোয়ার হোসেন প্রতিষ্ঠাতাদের একজন, ঢাকার অফিস থেকে সংস্থাটি পরিচালনা করেন। হিসাব তিনি খোলা রাখেন: প্রতিটি টাকার নম্বর ও সিল দেওয়া রসিদ থাকে, প্রতিটি ফেরতের কাগজে থাকে তাঁর সই। গ্রাহক ও তাঁদের পরিবার সরাসরি তাঁর সঙ্গে কথা বলতে চাইতে পারেন।',
    },
    message: {
      en: 'Nobody should leave home on a promise. Ask us for the fee list, the odds and the contract, and take them home. If we cannot help you, we will say so on the first day.',
      bn: 'শুধু মুখের কথায় কেউ যেন ঘর না ছাড়েন। খরচের তালিকা, সম্ভাবনার হিসাব আর চুক্তি আমাদের কাছে চেয়ে নিন, বাড়ি নিয়ে পড়ুন। আমরা সাহায্য করতে না পারলে প্রথম দিনই তা বলে দেব।',
    },
    teams: [
      {
        icon: 'wallet',
        name: { en: 'Accounts and receipts', bn: 'হিসাব ও রসিদ' },
        task: { en: 'A receipt for every payment', bn: 'প্রতিটি টাকার রসিদ' },
      },
      {
        icon: 'message-circle',
        name: { en: 'Complaints', bn: 'অভিযোগ' },
        task: { en: 'Heard by the director himself', bn: 'পরিচালক নিজে শোনেন' },
      },
    ],
  },
  {
    sample: true,
    slug: 'shirin-sultana',
    name: { en: 'Shirin Sultana', bn: 'শিরিন সুলতানা' },
    title: { en: 'Managing Partner', bn: 'ব্যবস্থাপনা অংশীদার' },
    photo: '/illustrations/portrait-partner-1.svg',
    profile: {
      en: 'Leads the visa files and the training, and explains each paper in Bangla.',
      bn: 'ভিসার ফাইল ও প্রশিক্ষণ দেখেন, আর প্রতিটি কাগজ বাংলায় বুঝিয়ে দেন।',
    },
    biography: {
      en: 'Shirin Sultana answers for the visa files and for the courses at the partner training centre. Her team checks each paper before it is sent, sits with you while the form is filled in, and calls you when the embassy asks for more. Women who apply can always speak to a woman in the office.',
      bn: 'ভিসার ফাইল আর সহযোগী প্রশিক্ষণ কেন্দ্রের কোর্সের দায়িত্বে আছেন শিরিন সুলতানা। তাঁর দল প্রতিটি কাগজ পাঠানোর আগে মিলিয়ে দেখে, ফরম পূরণের সময় আপনার পাশে বসে, আর দূতাবাস আরও কাগজ চাইলে ফোন করে জানায়। নারী আবেদনকারীরা চাইলে সব সময় একজন নারী কর্মকর্তার সঙ্গে কথা বলতে পারেন।',
    },
    message: {
      en: 'A file is not a lottery ticket. We make it complete and correct; the embassy decides. I would rather tell you today that a paper is missing than have you learn it from a refusal.',
      bn: 'ভিসার ফাইল লটারির টিকিট নয়। আমরা ফাইল সম্পূর্ণ ও নির্ভুল করি, সিদ্ধান্ত নেয় দূতাবাস। কোনো কাগজ কম থাকলে তা আজই আপনাকে বলতে চাই, যাতে ভিসা না হওয়ার পরে জানতে না হয়।',
    },
    teams: [
      {
        icon: 'stamp',
        name: { en: 'Visa consultation', bn: 'ভিসা পরামর্শ' },
        task: { en: 'Papers, forms, appointments', bn: 'কাগজ, ফরম, অ্যাপয়েন্টমেন্ট' },
      },
      {
        icon: 'graduation-cap',
        name: { en: 'Skill training', bn: 'দক্ষতা প্রশিক্ষণ' },
        task: { en: 'Courses of 6 and 12 months', bn: '৬ ও ১২ মাসের কোর্স' },
      },
    ],
  },
  {
    sample: true,
    slug: 'tanvir-ahmed',
    name: { en: 'Tanvir Ahmed', bn: 'তানভীর আহমেদ' },
    title: { en: 'Managing Partner', bn: 'ব্যবস্থাপনা অংশীদার' },
    photo: '/illustrations/portrait-partner-2.svg',
    profile: {
      en: 'Finds the employers, tests the skills and stays with you until the flight.',
      bn: 'নিয়োগকর্তা খোঁজেন, দক্ষতা যাচাই করেন, আর ফ্লাইট পর্যন্ত আপনার পাশে থাকেন।',
    },
    biography: {
      en: 'Tanvir Ahmed speaks with the employers abroad, reads every contract and arranges the skill tests and the interviews. Tickets and departures are his as well: who flies when, who waits at the other airport, and which number the family at home can call.',
      bn: 'তানভীর আহমেদ বিদেশি নিয়োগকর্তাদের সঙ্গে কথা বলেন, প্রতিটি চুক্তি পড়ে দেখেন, দক্ষতার পরীক্ষা ও সাক্ষাৎকারের ব্যবস্থা করেন। টিকিট আর যাত্রার দায়িত্বও তাঁর: কে কবে যাবেন, ওই দেশের বিমানবন্দরে কে থাকবেন, আর বাড়ির মানুষ কোন নম্বরে ফোন করবেন।',
    },
    message: {
      en: 'Read the contract before you sign it: the wage, the hours, the room, the way home. If a line is not clear, we go through it again, as many times as it takes.',
      bn: 'সই করার আগে চুক্তি পড়ুন: বেতন, কাজের সময়, থাকার জায়গা, ফেরার ব্যবস্থা। কোনো লাইন না বুঝলে আবার বুঝিয়ে দেব, যতবার লাগে ততবার।',
    },
    teams: [
      {
        icon: 'briefcase-business',
        name: { en: 'Recruitment', bn: 'নিয়োগ' },
        task: { en: 'Employers, contracts, skill tests', bn: 'নিয়োগকর্তা, চুক্তি, দক্ষতা পরীক্ষা' },
      },
      {
        icon: 'plane',
        name: { en: 'Tickets and departure', bn: 'টিকিট ও যাত্রা' },
        task: { en: 'Until you have arrived', bn: 'পৌঁছানো পর্যন্ত' },
      },
    ],
  },
] as const;
