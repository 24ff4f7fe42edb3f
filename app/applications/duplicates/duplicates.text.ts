import { defineTexts } from '#app/i18n/text.ts';

export const duplicateTexts = defineTexts({
  alsoHere: { en: 'Also here:', bn: 'আরেকটি:' },
  instead: { en: 'Here twice, goes on as:', bn: 'দুবার আছেন, কাজ চলছে এটিতে:' },
  passport: { en: 'same passport', bn: 'একই পাসপোর্ট' },
  birth: { en: 'same name and birth date', bn: 'একই নাম ও জন্মতারিখ' },
  phone: { en: 'same phone', bn: 'একই ফোন' },
  inTrash: { en: 'in the trash', bn: 'মুছে ফেলা' },
  different: { en: 'Different people', bn: 'আলাদা মানুষ' },
  differentNamed: {
    en: 'Different people: {name}, {number}',
    bn: 'আলাদা মানুষ: {name}, {number}',
  },
  saved: { en: 'Saved: different people.', bn: 'রাখা হয়েছে: আলাদা মানুষ।' },
  takenBack: { en: 'It is taken back.', bn: 'ফেরানো হয়েছে।' },
  more: { en: 'and {count} more', bn: 'আরও {count}টি' },
  moreThan: { en: 'and more than {count} more', bn: 'আরও {count}টির বেশি' },
});
