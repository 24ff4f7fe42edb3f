/**
 * What clients say. These four are samples of people who do not exist: replace them before launch
 * with words, names and pictures that clients have agreed to in writing. `excerpt` is what stands large above the
 * others, word for word as in the quote; one review has it, or none.
 */
export const reviews = [
  {
    sample: true,
    title: { en: 'They told me the truth first', bn: 'আগে সত্যি কথাটা বলেছেন' },
    rating: 5,
    quote: {
      en: 'The office said the visa was not certain and showed me the fee list on paper. I got my permit in five months.',
      bn: 'অফিস থেকে বলা হয়েছিল ভিসা নিশ্চিত নয়, আর খরচের তালিকা কাগজে দেখানো হয়েছিল। পাঁচ মাসে আমি পারমিট পেয়েছি।',
    },
    name: { en: 'Rakib Hasan', bn: 'রাকিব হাসান' },
    service: { en: 'Hungary Work Permit Visa', bn: 'হাঙ্গেরির ওয়ার্ক পারমিট ভিসা' },
    photo: '/illustrations/face-1.svg',
  },
  {
    sample: true,
    title: { en: 'My file was ready on time', bn: 'আমার ফাইল সময়মতো তৈরি ছিল' },
    rating: 4,
    quote: {
      en: 'I had two papers missing. They called me three times until the file was right, and my interview went well.',
      bn: 'আমার দুটি কাগজ ছিল না। ফাইল ঠিক না হওয়া পর্যন্ত তাঁরা তিনবার ফোন করেছেন, আর সাক্ষাৎকারও ভালো হয়েছে।',
    },
    name: { en: 'Nasrin Akter', bn: 'নাসরিন আক্তার' },
    service: { en: 'Hungary Work Permit Visa', bn: 'হাঙ্গেরির ওয়ার্ক পারমিট ভিসা' },
    photo: '/illustrations/face-3.svg',
  },
  {
    sample: true,
    title: { en: 'A receipt for every payment', bn: 'প্রতিটি টাকার রসিদ পেয়েছি' },
    rating: 5,
    quote: {
      en: 'We got a stamped receipt each time. My father came with me to pay. Nobody else asked us for money.',
      bn: 'প্রতিবার সিল দেওয়া রসিদ পেয়েছি। টাকা দিতে বাবা সঙ্গে এসেছিলেন। অফিসের বাইরে কেউ টাকা চায়নি।',
    },
    excerpt: {
      en: 'My father came with me to pay. Nobody else asked us for money.',
      bn: 'টাকা দিতে বাবা সঙ্গে এসেছিলেন। অফিসের বাইরে কেউ টাকা চায়নি।',
    },
    name: { en: 'Shafiqul Islam', bn: 'শফিকুল ইসলাম' },
    service: { en: 'Hungary Work Permit Visa', bn: 'হাঙ্গেরির ওয়ার্ক পারমিট ভিসা' },
    photo: '/illustrations/face-4.svg',
  },
  {
    sample: true,
    title: { en: 'The training helped me', bn: 'প্রশিক্ষণটা কাজে লেগেছে' },
    rating: 4,
    quote: {
      en: 'I learned kitchen work here before I went. It took longer than I hoped, but they told me where my file was.',
      bn: 'যাওয়ার আগে এখানেই রান্নাঘরের কাজ শিখেছি। যা ভেবেছিলাম তার চেয়ে বেশি সময় লেগেছে, তবে ফাইল কোথায় আছে তা জানানো হয়েছে।',
    },
    name: { en: 'Salma Begum', bn: 'সালমা বেগম' },
    service: { en: 'Hungary Work Permit Visa', bn: 'হাঙ্গেরির ওয়ার্ক পারমিট ভিসা' },
    photo: '/illustrations/face-6.svg',
  },
] as const;
