import { defineTexts } from '#app/i18n/text.ts';

export const officeMapTexts = defineTexts({
  label: { en: 'Where our office is', bn: 'আমাদের অফিস কোথায়' },
  picture: { en: 'Map of Bangladesh, Dhaka marked', bn: 'বাংলাদেশের মানচিত্র, ঢাকা চিহ্নিত' },
  cost: {
    en: 'The map loads only when you ask for it, to save your data (about 1 MB).',
    bn: 'আপনার ডেটা বাঁচাতে মানচিত্রটি শুধু চাইলেই আসে (প্রায় ১ মেগাবাইট)।',
  },
  show: { en: 'Show interactive map', bn: 'মানচিত্র দেখুন' },
  frame: { en: 'Interactive map of our office', bn: 'আমাদের অফিসের মানচিত্র' },
  mapsApp: { en: 'Open in your maps app', bn: 'আপনার ম্যাপ অ্যাপে খুলুন' },
  directions: { en: 'Get directions', bn: 'যাওয়ার পথ দেখুন' },
  copy: { en: 'Copy address', bn: 'ঠিকানা কপি করুন' },
  copied: { en: 'Address copied.', bn: 'ঠিকানা কপি হয়েছে।' },
  notCopied: {
    en: 'The address could not be copied. Please select it above.',
    bn: 'ঠিকানা কপি করা যায়নি। উপরের লেখাটি বেছে নিয়ে কপি করুন।',
  },
  opened: {
    en: 'If the map does not appear, please use “Get directions”.',
    bn: 'মানচিত্র না এলে “যাওয়ার পথ দেখুন” চাপুন।',
  },
  failed: {
    en: 'The interactive map could not be loaded. The address and the directions below still work.',
    bn: 'মানচিত্রটি আনা যায়নি। নিচের ঠিকানা ও পথের লিংক কাজ করবে।',
  },
  drawing: {
    en: 'Drawing: our own, from Natural Earth.',
    bn: 'আঁকা ছবি: আমাদের, নেচারাল আর্থের তথ্য থেকে।',
  },
  attribution: { en: '© OpenStreetMap contributors', bn: '© ওপেনস্ট্রিটম্যাপের অবদানকারীরা' },
});
