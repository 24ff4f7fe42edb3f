import { defineTexts } from '#app/i18n/text.ts';

export const addGalleryTexts = defineTexts({
  title: { en: 'Add Gallery', bn: 'গ্যালারিতে যোগ' },
  lead: {
    en: 'The new item appears first in the public gallery.',
    bn: 'নতুন ছবিটি সবার জন্য খোলা গ্যালারিতে সবার আগে দেখা যাবে।',
  },
  image: { en: 'Image', bn: 'ছবি' },
  size: { en: '(400 px by 400 px)', bn: '(৪০০ পিক্সেল × ৪০০ পিক্সেল)' },
  name: { en: 'Full name', bn: 'পুরো নাম' },
  job: { en: 'Job title', bn: 'পদের নাম' },
  country: { en: 'Country', bn: 'দেশ' },
  date: { en: 'Departure date', bn: 'যাত্রার তারিখ' },
  submit: { en: 'ADD TO GALLERY', bn: 'গ্যালারিতে যোগ করুন' },
  preview: { en: 'Preview on the public page', bn: 'সবার জন্য খোলা পাতায় যেমন দেখাবে' },
  noPicture: { en: 'No picture yet', bn: 'এখনো ছবি নেই' },
  added: {
    en: 'your new gallery item have been inserted',
    bn: 'গ্যালারিতে আপনার নতুন ছবি যোগ হয়েছে',
  },
  uploading: { en: 'The picture is being uploaded...', bn: 'ছবি পাঠানো হচ্ছে...' },
  cancelUpload: { en: 'Cancel', bn: 'বাতিল' },
  cancelled: {
    en: 'Cancelled. Nothing was uploaded; everything you typed is still here.',
    bn: 'বাতিল হয়েছে। কিছু পাঠানো হয়নি, আপনার লেখা সবকিছু আছে।',
  },
  saving: { en: 'The item is being added...', bn: 'গ্যালারিতে যোগ হচ্ছে...' },
  notAdded: {
    en: 'Not added yet. Please correct what is marked.',
    bn: 'এখনো যোগ হয়নি। চিহ্নিত ঘরগুলো ঠিক করুন।',
  },
});
