/**
 * Who the agency is: the one place for its name, addresses and numbers.
 * These are sample facts of an agency that does not exist. Replace them before launch; a licence
 * line appears on the site only once `licence` is filled in.
 */
export const agency = {
  sample: true,
  name: { en: 'Sampan Overseas', bn: 'সাম্পান ওভারসিজ' },
  /** Below the logo at the foot of every page. */
  tagline: {
    en: 'We take on challenges and create opportunities for our clients.',
    bn: 'আমরা কঠিন কাজ হাতে নিই, আর মানুষের জন্য সুযোগ তৈরি করি।',
  },
  email: 'info@sampan.example',
  /** As shown, and as dialled. The prefix belongs to no operator, so that no stranger is rung. */
  phones: [
    { shown: '+880 1000-000001', dialled: '+8801000000001' },
    { shown: '+880 1000-000002', dialled: '+8801000000002' },
  ],
  chatNumber: '+8801000000001',
  address: { en: 'Dhaka 1212, Bangladesh', bn: 'ঢাকা ১২১২, বাংলাদেশ' },
  hours: {
    en: 'Saturday to Thursday, 10:00 to 18:00',
    bn: 'শনি থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা',
  },
  /** The same for programs: from when to when on each day, in Dhaka; null where the office stays closed. */
  openingTimes: {
    sunday: ['10:00', '18:00'],
    monday: ['10:00', '18:00'],
    tuesday: ['10:00', '18:00'],
    wednesday: ['10:00', '18:00'],
    thursday: ['10:00', '18:00'],
    friday: null,
    saturday: ['10:00', '18:00'],
  },
  position: { latitude: 23.78, longitude: 90.41 },
  socials: [
    { name: 'Facebook', icon: 'facebook', url: 'https://facebook.example/sampan' },
    { name: 'LinkedIn', icon: 'linkedin', url: 'https://linkedin.example/sampan' },
    { name: 'YouTube', icon: 'youtube', url: 'https://youtube.example/sampan' },
  ],
  /** Where the about page sends those who want to see a video. */
  videoChannel: 'https://youtube.example/sampan',
  foundedIn: 2017,
  /** The recruiting licence number. Empty until the agency has entered its own. */
  licence: '',
} as const;
