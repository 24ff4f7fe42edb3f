/** The words of the directors page; the people are in `officials.ts`. */
export const directorsWords = {
  title: { en: 'Our Directors', bn: 'আমাদের পরিচালক' },
  description: {
    en: 'The three officials who manage the agency: who they are, what they answer for and what they want to tell you.',
    bn: 'সংস্থাটি যে তিনজন পরিচালনা করেন: তাঁরা কারা, কোন কাজের দায়িত্বে আছেন, আর আপনাকে কী বলতে চান।',
  },
  lead: {
    en: 'Three people manage the agency. Ask for them by name: in the office, on the phone or in a letter.',
    bn: 'সংস্থাটি পরিচালনা করেন তিনজন। অফিসে, ফোনে বা চিঠিতে নাম ধরে তাঁদের খোঁজ করতে পারেন।',
  },
  message: { en: 'Message', bn: 'বার্তা' },
  answersFor: { en: 'Answers for', bn: 'যে কাজের দায়িত্বে' },
};
