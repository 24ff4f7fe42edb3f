/** What each service is, in a sentence or two, with its drawing; by the address of its page. */
export const serviceBlurbs = {
  '/services/recruitment': {
    picture: '/illustrations/service-recruitment.svg',
    blurb: {
      en: 'Real vacancies from employers we have met, for hotels, building sites, hospitals and garment floors.',
      bn: 'যেসব নিয়োগকর্তাকে আমরা চিনি, তাঁদের আসল চাকরি: হোটেল, নির্মাণ, হাসপাতাল ও পোশাক কারখানায়।',
    },
  },
  '/services/consultation': {
    picture: '/illustrations/service-consultation.svg',
    blurb: {
      en: 'A clear list of papers, honest odds and help at each appointment until the decision arrives.',
      bn: 'কাগজপত্রের পরিষ্কার তালিকা, সম্ভাবনার সৎ হিসাব, আর সিদ্ধান্ত আসা পর্যন্ত প্রতিটি ধাপে সহায়তা।',
    },
  },
  '/services/training': {
    picture: '/illustrations/service-training.svg',
    blurb: {
      en: 'Diplomas of 6 or 12 months in partnership with our sister concern, a technical training centre in Dhaka.',
      bn: 'আমাদের সহযোগী প্রতিষ্ঠান, ঢাকার একটি কারিগরি প্রশিক্ষণ কেন্দ্রের সঙ্গে ৬ বা ১২ মাসের ডিপ্লোমা।',
    },
  },
};
