import { defineTexts } from '#app/i18n/text.ts';

/** The words of the application form. Fixed by the specification: `submit`. */
export const applicationTexts = defineTexts({
  submit: { en: 'SUBMIT APPLICATION', bn: 'আবেদন পাঠান' },
  submitting: { en: 'Sending your application', bn: 'আপনার আবেদন পাঠানো হচ্ছে' },
  free: { en: 'Sending this form is free of charge.', bn: 'ফরম পাঠাতে টাকা লাগে না।' },
  /** Whoever changes these words gives `consentVersion` a new day. `{agency}` is its name, `{months}` the owner's number. */
  consent: {
    en: 'I agree that {agency} keeps what I have written here, to help me find work abroad, for {months} months after our last contact, and longer while my case is under way.',
    bn: 'আমি রাজি: বিদেশে কাজের জন্য {agency} আমার তথ্য রাখবে। শেষ যোগাযোগের পর {months} মাস; কাজ চললে শেষ হওয়া পর্যন্ত।',
  },
  consentRequired: {
    en: 'Please tick this box, so that we may keep your application.',
    bn: 'আবেদন রাখার জন্য আপনার সম্মতি দরকার। অনুগ্রহ করে এই ঘরে টিক দিন।',
  },
  formLabel: { en: 'Registration application', bn: 'আবেদন ফরম' },
});
