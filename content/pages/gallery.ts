/** The words of the visa gallery. */
export const galleryWords = {
  title: { en: 'Visa Gallery', bn: 'ভিসা গ্যালারি' },
  description: {
    en: 'People whose visas were granted: who they are, what they do and where they went.',
    bn: 'যাঁরা ভিসা পেয়েছেন: তাঁরা কারা, কী কাজ করেন, কোথায় গেছেন।',
  },
  lead: {
    en: 'People whose visas were granted, newest first. Shown with their consent.',
    bn: 'যাঁরা ভিসা পেয়েছেন, নতুনেরা আগে। তাঁদের অনুমতি নিয়ে দেখানো হয়েছে।',
  },
};
