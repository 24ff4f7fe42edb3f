import { defineTexts } from '#app/i18n/text.ts';

/** What is due about applications. */
export const dueTexts = defineTexts({
  calls: { en: 'calls', bn: 'কল' },
  steps: { en: 'things to do', bn: 'করণীয়' },
  originals: { en: 'originals', bn: 'আসল কাগজ' },
  papers: { en: 'papers', bn: 'মেয়াদের কাগজ' },
  call: { en: 'Call again', bn: 'আবার কল' },
  original: { en: 'Give back the original ({item})', bn: '{item} ফেরত দিন' },
  paper: { en: 'Expires soon ({item})', bn: 'মেয়াদ শেষ হচ্ছে ({item})' },
  expired: { en: 'Has expired ({item})', bn: 'মেয়াদ শেষ ({item})' },
  dueBack: { en: 'To be given back on {day}', bn: 'ফেরত দেওয়ার দিন {day}' },
  wasDueBack: { en: 'Was to be given back on {day}', bn: '{day} ফেরত দেওয়ার কথা ছিল' },
  validUntil: { en: 'Valid until {day}', bn: 'মেয়াদ {day} পর্যন্ত' },
  wasValidUntil: { en: 'Was valid until {day}', bn: 'মেয়াদ ছিল {day} পর্যন্ত' },
  done: { en: 'Done', bn: 'হয়েছে' },
  doneNamed: { en: 'Done: {what}, {name}', bn: 'হয়েছে: {what}, {name}' },
  isDone: { en: 'Done: {what}.', bn: 'হয়েছে: {what}।' },
  givenBack: { en: 'Given back', bn: 'ফেরত দিয়েছি' },
  givenBackNamed: { en: 'Given back: {what}, {name}', bn: 'ফেরত দিয়েছি: {what}, {name}' },
  isGivenBack: { en: 'Given back: {what}.', bn: 'ফেরত দেওয়া হয়েছে: {what}।' },
});
