import { defineTexts } from '#app/i18n/text.ts';

/** What stands beside the form. */
export const adviceTexts = defineTexts({
  protectYourself: { en: 'Protect yourself', bn: 'নিজেকে নিরাপদ রাখুন' },
  neverByPhone: {
    en: 'We never ask for money on the phone.',
    bn: 'আমরা কখনো ফোনে টাকা চাই না।',
  },
  neverKeepPassport: {
    en: 'We never keep your original passport without a receipt.',
    bn: 'রসিদ ছাড়া আমরা কখনো আপনার আসল পাসপোর্ট রাখি না।',
  },
  noGuarantee: {
    en: 'No one can guarantee a European visa.',
    bn: 'ইউরোপের ভিসার নিশ্চয়তা কেউ দিতে পারে না।',
  },
  next: { en: 'What happens next', bn: 'এরপর কী হবে' },
  nextCall: {
    en: 'An officer calls you to check the details.',
    bn: 'একজন কর্মকর্তা ফোন করে তথ্য মিলিয়ে নেবেন।',
  },
  nextVisit: {
    en: 'You visit the Dhaka office with your papers.',
    bn: 'আপনি কাগজপত্র নিয়ে ঢাকার অফিসে আসবেন।',
  },
  nextTest: {
    en: 'We test your skill and plan the interview.',
    bn: 'আমরা আপনার কাজের দক্ষতা দেখব ও সাক্ষাৎকার ঠিক করব।',
  },
});
