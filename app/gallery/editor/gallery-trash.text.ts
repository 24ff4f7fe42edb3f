import { defineTexts } from '#app/i18n/text.ts';

export const galleryTrashTexts = defineTexts({
  title: { en: 'Deleted gallery items', bn: 'মোছা ছবি' },
  lead: {
    en: 'Deleted gallery items rest here for 30 days and can be taken back. Then they are erased.',
    bn: 'মোছা ছবি এখানে ৩০ দিন থাকে, ফিরিয়ে আনা যায়। তারপর চিরতরে মুছে যায়।',
  },
  back: { en: 'Back to All Gallery', bn: 'সব গ্যালারিতে ফিরুন' },
  emptyHelp: {
    en: 'What you delete in All Gallery appears here.',
    bn: 'সব গ্যালারি থেকে যা মুছবেন, তা এখানে আসবে।',
  },
  restoreNamed: {
    en: 'Take back the gallery item of {name}',
    bn: '{name}-এর ছবি ফিরিয়ে আনুন',
  },
  restored: {
    en: 'The item is back in the gallery.',
    bn: 'ছবিটি আবার গ্যালারিতে আছে।',
  },
});
