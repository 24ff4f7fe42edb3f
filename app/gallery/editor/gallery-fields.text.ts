import { defineTexts } from '#app/i18n/text.ts';
import { pictureErrors } from '#app/ui/picture-field/picture-field.text.ts';

/** What to do about a field, by the code of what is wrong with it. */
export const fieldTexts = defineTexts({
  required_image: { en: 'Choose a picture.', bn: 'একটি ছবি বাছুন।' },
  required_name: { en: 'Write the full name.', bn: 'পুরো নাম লিখুন।' },
  required_job: { en: 'Write the job title.', bn: 'পদের নাম লিখুন।' },
  required_country: { en: 'Write the country.', bn: 'দেশের নাম লিখুন।' },
  required_date: { en: 'Write the day of departure.', bn: 'যাত্রার তারিখ লিখুন।' },
  required_consentHow: {
    en: 'Choose how the person has agreed, or leave the whole consent empty.',
    bn: 'কীভাবে অনুমতি দিয়েছেন বাছুন, নয়তো অনুমতির সব ঘর খালি রাখুন।',
  },
  required_consentOn: {
    en: 'Write the day on which the person has agreed.',
    bn: 'কোন তারিখে অনুমতি দিয়েছেন লিখুন।',
  },
  required_consentBy: { en: 'Write who has asked.', bn: 'কে অনুমতি নিয়েছেন লিখুন।' },
  required_shows: {
    en: 'Choose what the picture may show.',
    bn: 'ছবিতে কী দেখানো যাবে বাছুন।',
  },
  required_nameShown: {
    en: 'Choose how much of the name may be shown.',
    bn: 'নামের কতটুকু দেখানো যাবে বাছুন।',
  },
  date_in_future: {
    en: 'This day is in the future. Write the day on which the person has agreed.',
    bn: 'তারিখটি এখনো আসেনি। কোন তারিখে অনুমতি দিয়েছেন লিখুন।',
  },
  too_long: { en: 'This is too long. Please shorten it.', bn: 'লেখাটি বেশি বড়। ছোট করুন।' },
  forbidden_characters: {
    en: 'This contains characters that cannot be stored. Please type it again.',
    bn: 'এখানে এমন অক্ষর আছে যা রাখা যায় না। আবার লিখুন।',
  },
  invalid_day: {
    en: 'Write a day that exists, like 25/3/2026.',
    bn: 'ঠিক একটি তারিখ লিখুন, যেমন ২৫/৩/২০২৬।',
  },
  day_too_early: {
    en: 'The day must not be before 1990.',
    bn: 'তারিখটি ১৯৯০ সালের আগের হতে পারবে না।',
  },
  unknown_image: {
    en: 'The uploaded picture is no longer there. Press the button again to upload it anew.',
    bn: 'পাঠানো ছবিটি আর নেই। আবার পাঠাতে বোতামটি আবার চাপুন।',
  },
  ...pictureErrors,
  invalid: { en: 'This is not valid. Please check it.', bn: 'এটি ঠিক নয়। মিলিয়ে দেখুন।' },
});
