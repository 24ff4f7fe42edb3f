import { problems } from '#app/http/problems.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** Choosing a picture. */
export const pictureTexts = defineTexts({
  drop: { en: 'Drop a photo here or choose a file', bn: 'এখানে ছবি ছাড়ুন অথবা ফাইল বাছুন' },
  kinds: {
    en: 'JPEG, PNG, WebP or AVIF, up to 8 MB. Ask the person before you publish a face.',
    bn: 'JPEG, PNG, WebP বা AVIF, সর্বোচ্চ ৮ মেগাবাইট। কারও মুখ প্রকাশের আগে তাঁর অনুমতি নিন।',
  },
  camera: { en: 'Take a photo', bn: 'ছবি তুলুন' },
  choose: { en: 'Choose file', bn: 'ফাইল বাছুন' },
});

/** What to do about a picture that was refused, by the code of the refusal. */
export const pictureErrors = {
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
  too_few_pixels: problems.too_few_pixels.sentence,
  damaged: {
    en: 'The picture is damaged and cannot be read. Choose another file.',
    bn: 'ছবিটি নষ্ট, পড়া যাচ্ছে না। অন্য ফাইল বাছুন।',
  },
} as const;
