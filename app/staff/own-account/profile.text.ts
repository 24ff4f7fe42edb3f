import { defineTexts } from '#app/i18n/text.ts';

export const profileTexts = defineTexts({
  name: { en: 'Your name', bn: 'আপনার নাম' },
  nameHint: {
    en: 'Colleagues see it beside what you do here.',
    bn: 'এখানে আপনি যা করেন, তার পাশে সহকর্মীরা এই নাম দেখেন।',
  },
  badName: {
    en: 'Please write a name of 1 to 60 characters.',
    bn: '১ থেকে ৬০ অক্ষরের একটি নাম লিখুন।',
  },
  name_taken: {
    en: 'A colleague has this name. Add something that tells you apart.',
    bn: 'একজন সহকর্মীর এই নাম আছে। আলাদা করে চেনা যায় এমন কিছু যোগ করুন।',
  },
  name_of_role: {
    en: 'This says what somebody is. Please write your name.',
    bn: 'এটি পদের নাম। আপনার নিজের নাম লিখুন।',
  },
  startPage: { en: 'After sign-in, open', bn: 'সাইন ইনের পর খুলবে' },
  '/admin/addgallery': { en: 'Add Gallery', bn: 'গ্যালারিতে যোগ' },
  '/admin/today': { en: 'Today', bn: 'আজ' },
  '/admin/allapplication': { en: 'All Application', bn: 'সব আবেদন' },
  '/admin/inbox': { en: 'Inbox', bn: 'বার্তা' },
  '/admin/overview': { en: 'Overview', bn: 'এক নজরে' },
  '/admin/content': { en: 'Website', bn: 'ওয়েবসাইট' },
  save: { en: 'Save', bn: 'রাখুন' },
  saved: { en: 'Saved.', bn: 'রাখা হয়েছে।' },
});
