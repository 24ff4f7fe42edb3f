import { defineTexts } from '#app/i18n/text.ts';

/** The words of the sums, which the browser draws again. Fixed by the specification: `incomplete`. */
export const sumTexts = defineTexts({
  title: { en: 'The sum', bn: 'মোট' },
  nothing: { en: 'Nothing on this list', bn: 'এই তালিকায় কিছু না' },
  undecided: { en: 'Who pays is not entered yet', bn: 'কে দেবেন, এখনো লেখা হয়নি' },
  noAmounts: {
    en: 'None of the {all} amounts has been entered yet, so there is no sum.',
    bn: '{all}টি খরচের একটিরও টাকা এখনো লেখা হয়নি। তাই মোট বলা যাচ্ছে না।',
  },
  payNobody: { en: 'Pay nobody before that.', bn: 'তার আগে কাউকে টাকা দেবেন না।' },
  callUs: {
    en: 'Call us: what we know we tell you, in writing too.',
    bn: 'ফোন করুন: যা জানি বলব, লিখিতও দেব।',
  },
  incomplete: {
    en: '{unknown} of {all} amounts are not known: the sum is not complete.',
    bn: '{all}টি খরচের {unknown}টির টাকা জানা নেই, তাই মোট পুরো নয়।',
  },
  oneUnknown: {
    en: '{unknown} of {all} amounts is not known: the sum is not complete.',
    bn: '{all}টি খরচের {unknown}টির টাকা জানা নেই, তাই মোট পুরো নয়।',
  },
  below: {
    en: 'Your sum is {amount} below the government’s ceiling.',
    bn: 'আপনার যোগফল সরকারের সর্বোচ্চ সীমার চেয়ে {amount} কম।',
  },
  above: {
    en: 'Your sum is {amount} above the government’s ceiling. Ask us before you pay.',
    bn: 'আপনার যোগফল সরকারের সর্বোচ্চ সীমার চেয়ে {amount} বেশি। টাকা দেওয়ার আগে আমাদের জিজ্ঞাসা করুন।',
  },
  may_be_above: {
    en: 'Your sum may be up to {amount} above the government’s ceiling. Ask us before you pay.',
    bn: 'আপনার যোগফল সরকারের সর্বোচ্চ সীমার চেয়ে {amount} পর্যন্ত বেশি হতে পারে। টাকা দেওয়ার আগে আমাদের জিজ্ঞাসা করুন।',
  },
});
