/** The words of the contact page and beside its form. */
export const contactWords = {
  title: { en: 'Contact Us', bn: 'যোগাযোগ' },
  description: {
    en: 'Call, write to or visit our office in Dhaka: phone numbers, e-mail, address, map and contact form.',
    bn: 'ঢাকার অফিসে ফোন করুন, লিখুন বা আসুন: ফোন নম্বর, ইমেইল, ঠিকানা, মানচিত্র ও যোগাযোগের ফরম।',
  },
  lead: { en: 'Ring, write or walk in.', bn: 'ফোন করুন, লিখুন অথবা চলে আসুন।' },
  answer: {
    en: 'We answer by phone, usually the same day.',
    bn: 'আমরা ফোনে উত্তর দিই, সাধারণত সেদিনই।',
  },
  write: { en: 'Or write to us:', bn: 'অথবা আমাদের লিখুন:' },
};
