import { defineTexts } from '#app/i18n/text.ts';

/** The views of the list, and what stands around them. */
export const viewTexts = defineTexts({
  views: { en: 'Show', bn: 'দেখান' },
  all: { en: 'All', bn: 'সব' },
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  contacted: { en: 'Contacted', bn: 'কথা হয়েছে' },
  due: { en: 'Due', bn: 'আজ বাকি' },
  allOrder: { en: 'Newest first', bn: 'নতুনগুলো আগে' },
  waitingOrder: { en: 'Longest waiting first', bn: 'যাঁরা বেশি দিন অপেক্ষায়' },
  contactedOrder: { en: 'Newest first', bn: 'নতুনগুলো আগে' },
  dueOrder: { en: 'Most overdue first', bn: 'যাঁর দিন সবচেয়ে আগে গেছে' },
  callAgain: { en: 'To call again today', bn: 'আজ আবার কল' },
  lead: { en: '{count} waiting for a call', bn: '{count} জন ফোনের অপেক্ষায়' },
  nobodyWaits: { en: 'Nobody waits for a first call.', bn: 'প্রথম কলের অপেক্ষায় কেউ নেই।' },
  nextCall: { en: 'Next call', bn: 'পরের কল' },
  next: { en: 'Next', bn: 'পরের জন' },
  call: { en: 'Call', bn: 'কল করুন' },
  nobodyIsDue: { en: 'Nobody is to be called again today.', bn: 'আজ আবার কল করার মতো কেউ নেই।' },
});

export const trashTexts = defineTexts({
  restoreNamed: {
    en: 'Take back the application of {name}',
    bn: '{name}-এর আবেদন ফিরিয়ে আনুন',
  },
  restored: { en: 'The application is back in the list.', bn: 'আবেদনটি আবার তালিকায় আছে।' },
});
