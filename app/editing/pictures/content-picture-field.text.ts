import { defineTexts } from '#app/i18n/text.ts';

/** The choice of a picture of the content. */
export const contentPictureTexts = defineTexts({
  now: { en: 'The picture now', bn: 'এখনকার ছবি' },
  none: { en: 'No picture', bn: 'ছবি নেই' },
  upload: { en: 'Upload a photo', bn: 'ছবি আপলোড করুন' },
  otherPart: { en: 'Show another part', bn: 'অন্য অংশ দেখান' },
  without: { en: 'Without a picture', bn: 'ছবি ছাড়া' },
  drawings: { en: 'Or take one of our drawings', bn: 'অথবা আমাদের আঁকা একটি ছবি নিন' },
  drawing: { en: 'Drawing {number}', bn: 'আঁকা ছবি {number}' },
  changed: { en: 'The picture has been changed.', bn: 'ছবিটি বদলানো হয়েছে।' },
  photo: { en: 'Photo', bn: 'ছবি' },
  size: { en: '(from {width} by {height} pixels)', bn: '(অন্তত {width} × {height} পিক্সেল)' },
  use: { en: 'Use this picture', bn: 'এই ছবি ব্যবহার করুন' },
  usePart: { en: 'Use this part', bn: 'এই অংশ ব্যবহার করুন' },
  required: { en: 'Choose a picture.', bn: 'একটি ছবি বাছুন।' },
  uploading: { en: 'The picture is being uploaded...', bn: 'ছবি পাঠানো হচ্ছে...' },
  cutting: { en: 'The picture is being made ready...', bn: 'ছবি তৈরি করা হচ্ছে...' },
  stopped: {
    en: 'The whole picture could not be loaded. Check your internet connection, then try again.',
    bn: 'পুরো ছবিটি আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  gone: {
    en: 'This picture is no longer there. Upload it again.',
    bn: 'ছবিটি আর নেই। আবার আপলোড করুন।',
  },
});
