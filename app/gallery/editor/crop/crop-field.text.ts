import { defineTexts } from '#app/i18n/text.ts';

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
