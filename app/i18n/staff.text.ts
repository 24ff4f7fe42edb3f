import { defineTexts } from './text.ts';

/** Texts that all staff pages share. Those for failed API calls are in `app/http/problems.ts`. */
export const staffTexts = defineTexts({
  loading: { en: 'The content is loading...', bn: 'তথ্য আনা হচ্ছে...' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে আনুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  signInAgain: { en: 'Sign in in a new tab', bn: 'নতুন ট্যাবে সাইন ইন করুন' },
});
