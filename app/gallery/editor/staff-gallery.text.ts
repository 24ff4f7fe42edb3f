import { defineTexts } from '#app/i18n/text.ts';

export const addGalleryTexts = defineTexts({
  title: { en: 'Add Gallery', bn: 'গ্যালারিতে যোগ' },
  lead: {
    en: 'The new item appears first in the public gallery.',
    bn: 'নতুন ছবিটি সবার জন্য খোলা গ্যালারিতে সবার আগে দেখা যাবে।',
  },
  image: { en: 'Image', bn: 'ছবি' },
  size: { en: '(400 px by 400 px)', bn: '(৪০০ পিক্সেল × ৪০০ পিক্সেল)' },
  drop: { en: 'Drop a photo here or choose a file', bn: 'এখানে ছবি ছাড়ুন অথবা ফাইল বাছুন' },
  kinds: {
    en: 'JPEG, PNG, WebP or AVIF, up to 8 MB. Ask the person before you publish a face.',
    bn: 'JPEG, PNG, WebP বা AVIF, সর্বোচ্চ ৮ মেগাবাইট। কারও মুখ প্রকাশের আগে তাঁর অনুমতি নিন।',
  },
  camera: { en: 'Take a photo', bn: 'ছবি তুলুন' },
  choose: { en: 'Choose file', bn: 'ফাইল বাছুন' },
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

/** Choosing the square of a picture. */
export const cropTexts = defineTexts({
  legend: { en: 'The square that is shown', bn: 'যে বর্গাকার অংশ দেখা যাবে' },
  across: { en: 'Left or right', bn: 'বামে বা ডানে' },
  down: { en: 'Up or down', bn: 'উপরে বা নিচে' },
  zoom: { en: 'Nearer', bn: 'আরও কাছে' },
  small: {
    en: 'This square is {side} by {side} pixels. Smaller than 400 by 400 looks coarse.',
    bn: 'এই অংশটি {side} × {side} পিক্সেল। ৪০০ × ৪০০-এর কম হলে ছবি ঝাপসা দেখায়।',
  },
});

/** What to do about a field, by the code of what is wrong with it. */
export const fieldTexts = defineTexts({
  required_image: { en: 'Choose a picture.', bn: 'একটি ছবি বাছুন।' },
  required_name: { en: 'Write the full name.', bn: 'পুরো নাম লিখুন।' },
  required_job: { en: 'Write the job title.', bn: 'পদের নাম লিখুন।' },
  required_country: { en: 'Write the country.', bn: 'দেশের নাম লিখুন।' },
  required_date: { en: 'Choose the day of departure.', bn: 'যাত্রার তারিখ বাছুন।' },
  too_long: { en: 'This is too long. Please shorten it.', bn: 'লেখাটি বেশি বড়। ছোট করুন।' },
  forbidden_characters: {
    en: 'This contains characters that cannot be stored. Please type it again.',
    bn: 'এখানে এমন অক্ষর আছে যা রাখা যায় না। আবার লিখুন।',
  },
  invalid_day: { en: 'This day does not exist.', bn: 'এই তারিখটি নেই।' },
  day_too_early: {
    en: 'The day must not be before 1990.',
    bn: 'তারিখটি ১৯৯০ সালের আগের হতে পারবে না।',
  },
  unknown_image: {
    en: 'The uploaded picture is no longer there. Press the button again to upload it anew.',
    bn: 'পাঠানো ছবিটি আর নেই। আবার পাঠাতে বোতামটি আবার চাপুন।',
  },
  too_large: {
    en: 'The picture is larger than 8 MB. Choose a smaller one.',
    bn: 'ছবিটি ৮ মেগাবাইটের বেশি। ছোট একটি ছবি বাছুন।',
  },
  too_many_pixels: {
    en: 'The picture has more than 40 megapixels. Choose a smaller one.',
    bn: 'ছবিটি ৪০ মেগাপিক্সেলের বেশি। ছোট একটি ছবি বাছুন।',
  },
  unsupported_type: {
    en: 'This is not a JPEG, PNG, WebP or AVIF picture. Choose another file; of a HEIC photo a screenshot will do.',
    bn: 'এটি JPEG, PNG, WebP বা AVIF ছবি নয়। অন্য ফাইল বাছুন; HEIC ছবি হলে তার স্ক্রিনশট দিলেও চলবে।',
  },
  damaged: {
    en: 'The picture is damaged and cannot be read. Choose another file.',
    bn: 'ছবিটি নষ্ট, পড়া যাচ্ছে না। অন্য ফাইল বাছুন।',
  },
  invalid: { en: 'This is not valid. Please check it.', bn: 'এটি ঠিক নয়। মিলিয়ে দেখুন।' },
});

export const allGalleryTexts = defineTexts({
  title: { en: 'All Gallery', bn: 'সব গ্যালারি' },
  lead: {
    en: 'Newest first, as on the public page.',
    bn: 'নতুনগুলো আগে, সবার জন্য খোলা পাতার মতো।',
  },
  empty: { en: 'No gallery item available.', bn: 'গ্যালারিতে কোনো ছবি নেই।' },
  emptyHelp: {
    en: 'Add the first one under Add Gallery.',
    bn: '“গ্যালারিতে যোগ” থেকে প্রথমটি যোগ করুন।',
  },
  more: { en: 'LOAD MORE IMAGES', bn: 'আরও ছবি দেখুন' },
  remove: { en: 'DELETE', bn: 'মুছুন' },
  change: { en: 'EDIT', bn: 'বদলান' },
  changeNamed: { en: 'Edit gallery item of {name}', bn: '{name}-এর ছবি বদলান' },
  changeTitle: { en: 'Edit the gallery item', bn: 'গ্যালারির ছবি বদলান' },
  save: { en: 'Save', bn: 'রাখুন' },
  changed: { en: 'the gallery item has been changed', bn: 'বদলানো হয়েছে' },
  notThere: {
    en: 'Somebody else has deleted this item meanwhile. The list is up to date again.',
    bn: 'এর মধ্যে অন্য কেউ এটি মুছে ফেলেছেন। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
  restored: { en: 'the gallery item is back', bn: 'ছবিটি ফিরে এসেছে' },
  notRestored: {
    en: 'It could not be taken back. Please try again.',
    bn: 'ফিরিয়ে আনা যায়নি। আবার চেষ্টা করুন।',
  },
  removeNamed: { en: 'Delete gallery item of {name}', bn: '{name}-এর ছবি মুছুন' },
  question: {
    en: 'Delete the gallery item of {name}?',
    bn: '{name}-এর ছবি গ্যালারি থেকে মুছবেন?',
  },
  picturesStay: {
    en: 'The picture itself stays with the picture host, where this site cannot delete it. Delete it there too if the person asks.',
    bn: 'ছবিটি ছবি রাখার সেবায় থেকে যাবে, এই সাইট সেখান থেকে মুছতে পারে না। ব্যক্তি চাইলে সেখানেও মুছে দিন।',
  },
  consequence: {
    en: 'It disappears from the public gallery at once.',
    bn: 'সবার জন্য খোলা গ্যালারি থেকে এটি সঙ্গে সঙ্গে সরে যাবে।',
  },
  wayBack: {
    en: 'For 30 days it can be taken back from the deleted items.',
    bn: 'মোছা ছবির তালিকা থেকে ৩০ দিন পর্যন্ত ফিরিয়ে আনা যাবে।',
  },
  trash: { en: 'Deleted items', bn: 'মোছা ছবি দেখুন' },
  removed: { en: 'the application has been deleted', bn: 'মুছে ফেলা হয়েছে' },
  alreadyGone: {
    en: 'Somebody else has already deleted this item. The list is up to date again.',
    bn: 'অন্য কেউ এটি আগেই মুছে ফেলেছেন। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
  departed: { en: 'Departure {date}', bn: 'যাত্রা {date}' },
});

export const galleryTrashTexts = defineTexts({
  title: { en: 'Deleted gallery items', bn: 'মোছা ছবি' },
  lead: {
    en: 'Deleted gallery items rest here for 30 days and can be taken back. Then they are erased.',
    bn: 'মোছা ছবি এখানে ৩০ দিন থাকে, ফিরিয়ে আনা যায়। তারপর চিরতরে মুছে যায়।',
  },
  back: { en: 'Back to All Gallery', bn: 'সব গ্যালারিতে ফিরুন' },
  empty: { en: 'Nothing has been deleted.', bn: 'কিছু মোছা হয়নি।' },
  emptyHelp: {
    en: 'What you delete in All Gallery appears here.',
    bn: 'সব গ্যালারি থেকে যা মুছবেন, তা এখানে আসবে।',
  },
  restoreNamed: {
    en: 'Take back the gallery item of {name}',
    bn: '{name}-এর ছবি ফিরিয়ে আনুন',
  },
  restored: {
    en: 'The item is back in the gallery.',
    bn: 'ছবিটি আবার গ্যালারিতে আছে।',
  },
});
