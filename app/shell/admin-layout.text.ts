import { defineTexts } from '#app/i18n/text.ts';

export const adminLayoutTexts = defineTexts({
  skip: { en: 'Skip to content', bn: 'মূল অংশে যান' },
  navigation: { en: 'Admin', bn: 'অ্যাডমিন' },
  openMenu: { en: 'Open admin menu', bn: 'অ্যাডমিন মেনু খুলুন' },
  closeMenu: { en: 'Close admin menu', bn: 'অ্যাডমিন মেনু বন্ধ করুন' },
  today: { en: 'Today', bn: 'আজ' },
  addGallery: { en: 'Add Gallery', bn: 'গ্যালারিতে যোগ' },
  allGallery: { en: 'All Gallery', bn: 'সব গ্যালারি' },
  allApplication: { en: 'All Application', bn: 'সব আবেদন' },
  inbox: { en: 'Inbox', bn: 'বার্তা' },
  waiting: { en: '{count} waiting', bn: '{count} জন অপেক্ষায়' },
  content: { en: 'Content', bn: 'লেখা ও তথ্য' },
  overview: { en: 'Overview', bn: 'এক নজরে' },
  trash: { en: 'Trash', bn: 'মোছা আবেদন' },
  history: { en: 'History', bn: 'ইতিহাস' },
  accounts: { en: 'Accounts', bn: 'অ্যাকাউন্ট' },
  account: { en: 'Your account', bn: 'আপনার অ্যাকাউন্ট' },
  status: { en: 'Status', bn: 'সাইটের অবস্থা' },
  home: { en: 'Return to Homepage', bn: 'মূল পাতায় ফিরুন' },
  logout: { en: 'Admin Logout', bn: 'অ্যাডমিন লগআউট' },
  dark: { en: 'Dark theme', bn: 'গাঢ় রং' },
  light: { en: 'Light theme', bn: 'হালকা রং' },
  logoutFailed: {
    en: 'You are still signed in: the logout did not reach the server. Please try again.',
    bn: 'আপনি এখনো সাইন ইন আছেন: লগআউট সার্ভারে পৌঁছায়নি। আবার চেষ্টা করুন।',
  },
  noMail: {
    en: 'Nobody is told by mail when a visitor writes: messages wait in the Inbox until somebody looks. Ask whoever looks after the site to connect the mail.',
    bn: 'কেউ লিখলে ইমেইলে খবর আসে না: বার্তা “বার্তা” পাতায় পড়ে থাকে, যতক্ষণ কেউ না দেখেন। যিনি সাইট দেখাশোনা করেন, তাঁকে ইমেইল চালু করতে বলুন।',
  },
  hide: { en: 'Understood', bn: 'বুঝেছি' },
  attention: { en: 'needs attention', bn: 'নজর দেওয়া দরকার' },
  failed: { en: 'This page could not be shown', bn: 'পাতাটি দেখানো যায়নি' },
  failedAdvice: {
    en: 'What is saved stays saved, and the other pages work. If it happens again, tell whoever runs the site.',
    bn: 'যা সংরক্ষণ করা হয়েছে তা আছে, অন্য পাতাগুলোও চলছে। আবার হলে যিনি সাইট চালান, তাঁকে জানান।',
  },
  unknown: {
    en: 'We could not find out whether you are signed in.',
    bn: 'আপনি সাইন ইন আছেন কি না জানা যায়নি।',
  },
});
