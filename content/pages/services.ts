/** The words of the services page. `explore` is fixed by the specification. */
export const servicesWords = {
  title: { en: 'Services', bn: 'আমাদের সেবা' },
  description: {
    en: 'Overseas recruitment, visa consultation and skill training: what each service does for you, and where it ends.',
    bn: 'বিদেশে কর্মী নিয়োগ, ভিসা পরামর্শ ও দক্ষতা প্রশিক্ষণ: কোন সেবায় কী পাবেন, আর কোথায় আমাদের সীমা।',
  },
  lead: {
    en: 'One office for the job, the visa and the skill. Take one or all three: we tell you the cost, the time and the risk before you spend a taka.',
    bn: 'চাকরি, ভিসা আর দক্ষতা: সব এক অফিসে। একটি নিন বা তিনটিই: টাকা খরচের আগেই আমরা খরচ, সময় ও ঝুঁকির কথা জানাই।',
  },
  explore: { en: 'EXPLORE INSIDE', bn: 'বিস্তারিত দেখুন' },
};

/** The three services in the specification's order; their drawings are in `service-blurbs.ts`. */
export const serviceBlocks = [
  {
    to: '/services/recruitment',
    number: '01',
    name: { en: 'Overseas Recruitment', bn: 'বিদেশে কর্মী নিয়োগ' },
    text: {
      en: 'Vacancies in hotels, construction, health and garments, matched to your tested skill.',
      bn: 'হোটেল, নির্মাণ, স্বাস্থ্যসেবা ও পোশাক খাতের চাকরি, আপনার যাচাই করা দক্ষতা অনুযায়ী।',
    },
  },
  {
    to: '/services/consultation',
    number: '02',
    name: { en: 'Visa Consultation', bn: 'ভিসা পরামর্শ' },
    text: {
      en: 'Papers, forms, appointments and honest odds, explained in your own language.',
      bn: 'কাগজপত্র, ফরম, অ্যাপয়েন্টমেন্ট আর সম্ভাবনার সৎ হিসাব, আপনার নিজের ভাষায়।',
    },
  },
  {
    to: '/services/training',
    number: '03',
    name: { en: 'Skill Training', bn: 'দক্ষতা প্রশিক্ষণ' },
    text: {
      en: 'Diplomas of 6 or 12 months in partnership with a technical training centre in the capital.',
      bn: 'রাজধানীর একটি কারিগরি প্রশিক্ষণ কেন্দ্রের সঙ্গে যৌথভাবে ৬ বা ১২ মাসের ডিপ্লোমা।',
    },
  },
] as const;
