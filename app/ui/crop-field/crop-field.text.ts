import { defineTexts } from '#app/i18n/text.ts';

/** Choosing the part of a picture. */
export const cropTexts = defineTexts({
  legend: { en: 'The square that is shown', bn: 'যে বর্গাকার অংশ দেখা যাবে' },
  partLegend: { en: 'The part that is shown', bn: 'যে অংশ দেখা যাবে' },
  hint: {
    en: 'Drag the picture. Two fingers or the mouse wheel bring it nearer; the sliders do all of it too.',
    bn: 'ছবিটি টেনে সরান। দুই আঙুল বা মাউসের চাকা দিয়ে কাছে আনুন। নিচের বোতামগুলো টেনেও সব করা যায়।',
  },
  across: { en: 'Left or right', bn: 'বামে বা ডানে' },
  down: { en: 'Up or down', bn: 'উপরে বা নিচে' },
  zoom: { en: 'Nearer', bn: 'আরও কাছে' },
  small: {
    en: 'This square is {side} by {side} pixels. Smaller than 400 by 400 looks coarse.',
    bn: 'এই অংশটি {side} × {side} পিক্সেল। ৪০০ × ৪০০-এর কম হলে ছবি ঝাপসা দেখায়।',
  },
  smallPart: {
    en: 'This part is {width} by {height} pixels. Smaller than {least} looks coarse.',
    bn: 'এই অংশটি {width} × {height} পিক্সেল। {least}-এর কম হলে ছবি ঝাপসা দেখায়।',
  },
});
