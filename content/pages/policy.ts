/**
 * What stands around the policy on its page. The policy itself is in `policy.bn.md`, which counts,
 * and its translation in `policy.en.md`.
 */
export const policyWords = {
  title: { en: 'Our Policy', bn: 'আমাদের নীতিমালা' },
  description: {
    en: 'How long an application takes, when the deposit comes back, what is never deducted and what you pay the embassy. In Bengali, with an English translation.',
    bn: 'আবেদনে কত সময় লাগে, জমার টাকা কখন ফেরত পাবেন, কোন টাকা কাটা হবে না আর দূতাবাসে কী দিতে হয়।',
  },
  /** Below the picture of ten people. */
  called: { en: 'Called to an interview', bn: 'সাক্ষাৎকার দিতে হয়' },
  notCalled: { en: 'Not called', bn: 'দিতে হয় না' },
};

/** The three things to know first. */
export const policyGlance = [
  {
    icon: 'calendar-clock',
    name: { en: 'At most 6 months', bn: 'সর্বোচ্চ ৬ মাস' },
    text: {
      en: 'An application can take up to 6 months to process.',
      bn: 'একটি আবেদনের কাজ শেষ হতে ৬ মাস পর্যন্ত সময় লাগতে পারে।',
    },
  },
  {
    icon: 'wallet',
    name: { en: 'The whole deposit back', bn: 'সম্পূর্ণ জমা ফেরত' },
    text: {
      en: 'If it takes longer than 6 months, you get your whole deposit back.',
      bn: '৬ মাসের বেশি লাগলে জমার পুরো টাকা ফেরত পাবেন।',
    },
  },
  {
    icon: 'scale',
    name: { en: 'No guarantee of a visa', bn: 'ভিসার নিশ্চয়তা নেই' },
    text: {
      en: 'Nobody can be sure of a European visa, and neither can we.',
      bn: 'ইউরোপের ভিসা কেউ নিশ্চিত করতে পারে না, আমরাও না।',
    },
  },
] as const;
