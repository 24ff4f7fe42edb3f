/** The words of the recruitment page. */
export const recruitmentWords = {
  title: { en: 'Overseas Recruitment', bn: 'বিদেশে কর্মী নিয়োগ' },
  description: {
    en: 'Four sectors and sixteen roles abroad, a selection in seven steps, and the five documents an employer signs.',
    bn: 'বিদেশে চার খাতে ষোলো ধরনের কাজ, সাত ধাপে বাছাই, আর নিয়োগকর্তার সই করা পাঁচটি কাগজ।',
  },
  lead: {
    en: 'Which jobs we fill, how selection works and which papers an employer signs.',
    bn: 'কোন কোন কাজে লোক নেওয়া হয়, বাছাই কীভাবে হয়, আর নিয়োগকর্তা কোন কাগজে সই করেন।',
  },
  sectors: { en: 'SECTORS', bn: 'কাজের খাত' },
  sectorsTitle: { en: 'Four sectors and sixteen roles', bn: 'চার খাতে ষোলো ধরনের কাজ' },
  sectorsLead: {
    en: 'Choose your job, and the application form opens with it.',
    bn: 'আপনার কাজটি বেছে নিন, আবেদন ফরমে সেটি লেখা থাকবে।',
  },
  applyForRole: { en: 'apply for this job', bn: 'এই কাজের জন্য আবেদন করুন' },
  selection: { en: 'SELECTION PROCESS', bn: 'বাছাই প্রক্রিয়া' },
  selectionTitle: {
    en: 'Seven steps from first visit to flight',
    bn: 'প্রথম দিন থেকে ফ্লাইট পর্যন্ত সাতটি ধাপ',
  },
  apply: { en: 'Apply for a job abroad', bn: 'বিদেশে চাকরির আবেদন করুন' },
  employers: { en: 'FOR EMPLOYERS', bn: 'নিয়োগকর্তার জন্য' },
  /** In the head of the page, for those who look for people and not for a job. */
  toEmployers: { en: 'For employers', bn: 'নিয়োগকর্তার জন্য' },
  employersTitle: { en: 'Hire people from Bangladesh', bn: 'বাংলাদেশ থেকে কর্মী নিন' },
  employersLead: {
    en: 'Tell us whom you need. You deal with one office, and interview every worker yourself before you decide.',
    bn: 'কেমন কর্মী লাগবে, আমাদের জানান। কথা বলবেন একটিই অফিসের সঙ্গে, আর সিদ্ধান্তের আগে প্রত্যেক কর্মীর সাক্ষাৎকার নেবেন নিজে।',
  },
  firstMessage: { en: 'Put into your first message', bn: 'প্রথম বার্তায় যা লিখবেন' },
  writeMail: { en: 'Write an e-mail', bn: 'ইমেইল লিখুন' },
  chat: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  documents: { en: 'DOCUMENTS', bn: 'কাগজপত্র' },
  documentsTitle: { en: 'Five documents to start hiring', bn: 'নিয়োগ শুরু করতে পাঁচটি কাগজ' },
  documentsLead: {
    en: 'Send these on letterhead. We return a shortlist after the preliminary interviews.',
    bn: 'নিজেদের প্যাডে লিখে কাগজগুলো পাঠান। প্রাথমিক সাক্ষাৎকারের পর আমরা বাছাই করা কর্মীদের তালিকা পাঠাই।',
  },
  sendTo: { en: 'Send them to', bn: 'পাঠানোর ঠিকানা' },
  forWorker: { en: 'For the worker:', bn: 'কর্মীর জন্য:' },
};

/**
 * The selection process. The names and their order are fixed by the specification. `time`, `cost` and `risk`
 * (what can go wrong) are for the road on the home page: only what the policy or another page says too. A step
 * without one says there that it is not entered yet.
 */
export const selectionSteps = [
  {
    name: { en: 'Verify personnel', bn: 'কর্মীর পরিচয় যাচাই' },
    text: {
      en: 'We check identity, age and work history.',
      bn: 'আমরা পরিচয়, বয়স ও আগের কাজের খোঁজ নিই।',
    },
    risk: {
      en: 'A name, date or stamp that differs between papers.',
      bn: 'এক কাগজের নাম, তারিখ বা সিল আরেকটির সঙ্গে না মিললে।',
    },
  },
  {
    name: { en: 'Meeting', bn: 'আলোচনা' },
    text: {
      en: 'You meet our officer and ask anything.',
      bn: 'আমাদের কর্মকর্তার সঙ্গে বসে যা জানতে চান, জিজ্ঞাসা করুন।',
    },
    cost: { en: 'Questions cost nothing.', bn: 'প্রশ্ন করতে টাকা লাগে না।' },
  },
  {
    name: { en: 'Measuring personnel', bn: 'দক্ষতা পরীক্ষা' },
    text: {
      en: 'A practical test of your trade.',
      bn: 'আপনার কাজ হাতে-কলমে করে দেখানোর পরীক্ষা।',
    },
  },
  {
    name: { en: 'Preliminary interview', bn: 'প্রাথমিক সাক্ষাৎকার' },
    text: {
      en: 'Our panel interviews you in Bangla.',
      bn: 'আমাদের প্যানেল বাংলায় আপনার সাক্ষাৎকার নেয়।',
    },
  },
  {
    name: { en: 'Final interview', bn: 'চূড়ান্ত সাক্ষাৎকার' },
    text: { en: 'The employer interviews you.', bn: 'নিয়োগকর্তা নিজে সাক্ষাৎকার নেন।' },
  },
  {
    name: { en: 'Medical exam', bn: 'স্বাস্থ্য পরীক্ষা' },
    text: { en: 'At an approved centre.', bn: 'অনুমোদিত কেন্দ্রে স্বাস্থ্য পরীক্ষা হয়।' },
  },
  {
    name: { en: 'Final step', bn: 'শেষ ধাপ' },
    text: {
      en: 'Contract, visa file and departure.',
      bn: 'চুক্তি, ভিসার ফাইল আর যাত্রা।',
    },
    time: {
      en: 'Up to 6 months. Longer: your full deposit comes back.',
      bn: '৬ মাস পর্যন্ত। বেশি লাগলে জমার পুরো টাকা ফেরত।',
    },
    cost: {
      en: 'You pay the embassy and appointment fees.',
      bn: 'দূতাবাস ও অ্যাপয়েন্টমেন্টের ফি আপনি দেবেন।',
    },
    risk: {
      en: 'The embassy may refuse. Then nothing is deducted for file, office or permit.',
      bn: 'দূতাবাস ভিসা না-ও দিতে পারে। তখন ফাইল, অফিস ও পারমিটের টাকা কাটা হয় না।',
    },
  },
];

/**
 * What an employer sends, and what each paper means to the worker. The names and their order are
 * fixed by the specification.
 */
export const employerDocuments = [
  {
    icon: 'file-text',
    name: { en: 'Demand letter', bn: 'চাহিদাপত্র' },
    text: {
      en: 'Roles, numbers, wages, hours and benefits.',
      bn: 'কাজের ধরন, কর্মীর সংখ্যা, বেতন, সময় ও সুবিধা।',
    },
    worker: {
      en: 'the wage you are told must be the wage written here.',
      bn: 'আপনাকে যে বেতন বলা হয়েছে, এখানেও সেটাই লেখা থাকতে হবে।',
    },
  },
  {
    icon: 'file-pen',
    name: { en: 'Power of attorney', bn: 'ক্ষমতাপত্র' },
    text: {
      en: 'Lets us recruit in Bangladesh for you.',
      bn: 'আপনার পক্ষে বাংলাদেশে কর্মী নিয়োগের ক্ষমতা দেয়।',
    },
    worker: {
      en: 'it shows that the employer really asked us to find you.',
      bn: 'নিয়োগকর্তা যে সত্যিই আমাদের দায়িত্ব দিয়েছেন, এটি তার প্রমাণ।',
    },
  },
  {
    icon: 'handshake',
    name: { en: 'Agency agreement', bn: 'এজেন্সি চুক্তি' },
    text: {
      en: 'Duties of both sides and the service fee.',
      bn: 'দুই পক্ষের দায়িত্ব ও সেবার ফি।',
    },
    worker: {
      en: 'it says which costs the employer carries, so that you are not asked for them.',
      bn: 'কোন খরচ নিয়োগকর্তা দেবেন তা লেখা থাকে, যাতে সেই খরচ আপনার কাছে চাওয়া না হয়।',
    },
  },
  {
    icon: 'file-check',
    name: { en: 'Contract of mandate', bn: 'দায়িত্ব অর্পণের চুক্তি' },
    text: {
      en: 'Scope and period of the assignment.',
      bn: 'দায়িত্বের পরিধি ও মেয়াদ।',
    },
    worker: {
      en: 'it says for which jobs we may recruit, and until when.',
      bn: 'কোন কাজের জন্য, কত দিন পর্যন্ত লোক নেওয়া যাবে, তা লেখা থাকে।',
    },
  },
  {
    icon: 'shield-check',
    name: { en: 'Guarantee letter', bn: 'নিশ্চয়তাপত্র' },
    text: {
      en: 'Your commitment to each worker.',
      bn: 'প্রত্যেক কর্মীর প্রতি আপনার অঙ্গীকার।',
    },
    worker: {
      en: 'the employer puts the promise to you in writing.',
      bn: 'নিয়োগকর্তা আপনাকে দেওয়া কথা লিখিতভাবে জানান।',
    },
  },
] as const;

/** What an employer wants to know first. No sums and no dates but those of the policy. */
export const employerFacts = [
  {
    icon: 'users',
    name: { en: 'Four sectors', bn: 'চারটি খাত' },
    text: {
      en: 'Hotels and restaurants, construction, health, garments: the sixteen roles above. Ask us about others.',
      bn: 'হোটেল ও রেস্তোরাঁ, নির্মাণ, স্বাস্থ্যসেবা, পোশাক: উপরের ষোলো ধরনের কাজ। অন্য কাজের কথাও জিজ্ঞাসা করতে পারেন।',
    },
  },
  {
    icon: 'clipboard-check',
    name: { en: 'A practical test', bn: 'হাতে-কলমে পরীক্ষা' },
    text: {
      en: 'We check identity and work history and test the trade. The final interview is yours.',
      bn: 'আমরা পরিচয় ও আগের কাজ যাচাই করি, দক্ষতার পরীক্ষা নিই। চূড়ান্ত সাক্ষাৎকার নেবেন আপনি।',
    },
  },
  {
    icon: 'scale',
    name: { en: 'Fair to the worker', bn: 'কর্মীর প্রতি ন্যায্য' },
    text: {
      en: 'Wage, hours and the costs that you carry are on paper. We tell every worker never to pay a broker.',
      bn: 'বেতন, কাজের সময় আর যে খরচ আপনি দেবেন, সব কাগজে লেখা থাকে। প্রত্যেক কর্মীকে বলি, দালালকে টাকা দেবেন না।',
    },
  },
  {
    icon: 'calendar-clock',
    name: { en: 'Up to six months', bn: 'ছয় মাস পর্যন্ত' },
    text: {
      en: 'An application can take as long to process. The embassy decides on every visa.',
      bn: 'একটি আবেদনের কাজ শেষ হতে এতটা সময় লাগতে পারে। প্রতিটি ভিসার সিদ্ধান্ত দূতাবাসের।',
    },
  },
] as const;

/**
 * The message that an e-mail or a chat of an employer begins with: what to tell us. Its English is sent from the
 * Bengali page, too: employers are abroad, and Bengali would make a link longer than some mail programs take.
 */
export const employerMessage = {
  subject: { en: 'We want to hire workers', bn: 'আমরা কর্মী নিতে চাই' },
  questions: [
    { en: 'Company and country', bn: 'কোম্পানি ও দেশ' },
    { en: 'Roles, and how many of each', bn: 'কোন কাজে কতজন' },
    { en: 'Wage, hours and benefits', bn: 'বেতন, কাজের সময় ও সুবিধা' },
    { en: 'When they should start', bn: 'কবে থেকে কাজ শুরু' },
    { en: 'Whom we can call, and when', bn: 'কাকে, কখন ফোন করা যাবে' },
  ],
};
