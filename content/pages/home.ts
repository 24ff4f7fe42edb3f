/**
 * The words of the home page. Fixed by the specification: the headline, the tagline, the headings of
 * `who`, `countries`, `officials` and `reviews`, and the texts in capitals.
 */
export const homeWords = {
  description: {
    en: 'Overseas recruitment, visa consultation and skill training from one office in Dhaka. We say what it costs and what can go wrong before you spend a taka.',
    bn: 'ঢাকার একটি অফিস থেকে বিদেশে কর্মী নিয়োগ, ভিসা পরামর্শ ও দক্ষতা প্রশিক্ষণ। টাকা খরচের আগেই খরচ ও ঝুঁকির কথা জানাই।',
  },
  headline: { en: 'Recruitment & Visa Consulting', bn: 'বিদেশে চাকরি ও ভিসা পরামর্শ' },
  promise: { en: 'Going abroad to work, with open eyes', bn: 'জেনে-বুঝে বিদেশে কাজ করতে যান' },
  tagline: {
    en: 'Committed to your beautiful future',
    bn: 'আপনার সুন্দর ভবিষ্যতের জন্য আমরা প্রতিশ্রুতিবদ্ধ',
  },
  apply: { en: 'Apply for a job abroad', bn: 'বিদেশে চাকরির আবেদন করুন' },
  receipts: { en: 'A receipt for every payment', bn: 'প্রতিটি টাকার রসিদ' },
  honesty: { en: 'We cannot guarantee a visa', bn: 'ভিসার নিশ্চয়তা আমরা দিতে পারি না' },

  who: { en: 'WHO WE ARE', bn: 'আমরা কারা' },
  whoTitle: { en: 'Overseas Recruitment & Consulting Agency', bn: 'বিদেশে নিয়োগ ও পরামর্শ সংস্থা' },
  whoLead: {
    en: 'From one office in Dhaka we match workers with employers abroad, prepare the visa file and tell you plainly what can go wrong before you spend a taka.',
    bn: 'ঢাকার একটি অফিস থেকে আমরা কর্মী ও বিদেশি নিয়োগকর্তার মধ্যে যোগাযোগ করিয়ে দিই, ভিসার ফাইল তৈরি করি, আর টাকা খরচের আগেই জানাই কী কী সমস্যা হতে পারে।',
  },
  scene: {
    en: 'A sampan leaves the river bank at sunrise while an aeroplane crosses the sky',
    bn: 'ভোরে ঘাট ছেড়ে যাচ্ছে একটি সাম্পান, আকাশে উড়ছে একটি বিমান',
  },
  recruitment: { en: 'Recruitment', bn: 'নিয়োগ' },
  recruitmentBlurb: {
    en: 'We test your skill, arrange the employer interview and explain the contract in Bangla before you sign.',
    bn: 'দক্ষতা যাচাই করি, সাক্ষাৎকারের ব্যবস্থা করি, সই করার আগে চুক্তি বাংলায় বুঝিয়ে দিই।',
  },
  consultation: { en: 'Consultation', bn: 'পরামর্শ' },
  consultationBlurb: {
    en: 'We check your papers, fill in the forms with you and follow the file until the embassy decides.',
    bn: 'কাগজপত্র দেখি, সঙ্গে বসে ফরম পূরণ করি, দূতাবাসের সিদ্ধান্ত পর্যন্ত ফাইলের খোঁজ রাখি।',
  },
  exploreMore: { en: 'EXPLORE MORE', bn: 'আরও জানুন' },

  services: { en: 'OUR SERVICES', bn: 'আমাদের সেবা' },
  servicesTitle: {
    en: 'Three ways we help you go abroad',
    bn: 'বিদেশে যেতে আমাদের তিন রকম সহায়তা',
  },
  roadTitle: { en: 'The road, step by step', bn: 'পথটা কেমন, ধাপে ধাপে' },
  roadLead: {
    en: 'Seven steps. For each: how long, what it costs, what can go wrong.',
    bn: 'সাতটি ধাপ। প্রতিটিতে কত দিন, কত টাকা, কী সমস্যা হতে পারে।',
  },
  arrived: { en: 'Arrived', bn: 'পৌঁছে গেছেন' },
  seeWhoWent: { en: 'See who went', bn: 'কারা গেছেন, দেখুন' },
  viewInside: { en: 'VIEW INSIDE', bn: 'ভেতরে দেখুন' },

  countries: { en: 'COUNTRIES', bn: 'যেসব দেশে যেতে পারেন' },
  countriesTitle: {
    en: 'Countries We Provide Assistance To Get You Recruited Or Immigrated',
    bn: 'যেসব দেশে চাকরি বা অভিবাসনে আমরা আপনাকে সহায়তা করি',
  },
  countriesLead: {
    en: 'Four destinations we know well. Choose one, and the application form opens with it.',
    bn: 'এই চারটি দেশ আমরা ভালো জানি। একটি বেছে নিন, আবেদন ফরমে সেটি লেখা থাকবে।',
  },

  officials: { en: 'MEET OFFICIALS', bn: 'আমাদের পরিচালনা দল' },
  officialsTitle: { en: 'Experienced Managing Team', bn: 'অভিজ্ঞ পরিচালনা দল' },

  reviews: { en: 'CLIENT REVIEWS', bn: 'যাঁরা গেছেন, তাঁদের কথা' },
  reviewsTitle: { en: 'In the words of people who went', bn: 'গ্রাহকেরা যা বলেন' },

  contact: { en: 'CONTACT US', bn: 'যোগাযোগ করুন' },
  contactTitle: { en: 'Ask first. Decide after.', bn: 'আগে জিজ্ঞাসা, পরে সিদ্ধান্ত।' },
  contactLead: {
    en: 'Questions cost nothing. Write to us or ring either number.',
    bn: 'প্রশ্ন করতে টাকা লাগে না। আমাদের লিখুন, অথবা যেকোনো নম্বরে ফোন করুন।',
  },
};
