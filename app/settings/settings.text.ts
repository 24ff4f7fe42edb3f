import type { SettingName } from '#app/owner-settings/owner-settings.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

const lookupPage = {
  en: `The page “${checkNames.status.en}”`,
  bn: `“${checkNames.status.bn}” পাতা`,
};

/** The words of the page of settings. */
export const settingsTexts = defineTexts({
  title: { en: 'Settings', bn: 'সেটিংস' },
  lead: {
    en: 'What you change here holds for the whole site within a second; fewer months hold after three days. Only owners see this page.',
    bn: 'এখানে যা বদলাবেন, এক সেকেন্ডের মধ্যে পুরো সাইটে কার্যকর হবে; মাস কমালে তিন দিন পরে। এই পাতা শুধু মালিকেরা দেখেন।',
  },
  retention: { en: 'How long applications are kept', bn: 'আবেদন কত দিন রাখা হয়' },
  kept: {
    en: 'Kept {months} months after the last contact',
    bn: 'শেষ যোগাযোগের পর {months} মাস রাখা হয়',
  },
  retentionLead: {
    en: 'The months count from the last thing that happened: a call, a note, a move, a payment. Then the application is erased for good, with all that belongs to it; payments stay without a name. A call or a step planned for later delays it.',
    bn: 'শেষ কাজের দিন থেকে মাস গোনা হয়: ফোন, নোট, ধাপ বদল বা টাকা জমা। তারপর আবেদন ও তার সব তথ্য চিরতরে মুছে যায়; টাকার হিসাব নাম ছাড়া থাকে। সামনে ফোন বা কোনো কাজ ঠিক করা থাকলে মোছা পিছিয়ে যায়।',
  },
  notByClock: {
    en: 'From “Visa granted” to “Departed” nothing is erased by the clock.',
    bn: '“ভিসা হয়েছে” থেকে “রওনা হয়েছেন” পর্যন্ত সময় পার হলেও কিছু মোছা হয় না।',
  },
  calling: { en: 'When we call', bn: 'কবে ফোন করি' },
  lookup: lookupPage,
  statusIsOpen: {
    en: 'Open: whoever has the receipt reads how the application stands.',
    bn: 'চালু আছে: যাঁর কাছে রসিদ আছে, তিনি আবেদনের খবর দেখতে পান।',
  },
  statusIsClosed: {
    en: 'Switched off: the page only says to call the office.',
    bn: 'বন্ধ আছে: পাতায় শুধু অফিসে ফোন করতে বলা হয়।',
  },
  switchOn: { en: 'Switch the page on', bn: 'পাতাটি চালু করুন' },
  switchOff: { en: 'Switch the page off', bn: 'পাতাটি বন্ধ করুন' },
  inMonths: { en: 'in months', bn: 'মাসে' },
  save: { en: 'Save', bn: 'রাখুন' },
  wrongNumber: {
    en: 'Write a whole number from {min} to {max}.',
    bn: '{min} থেকে {max} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।',
  },
  changedBy: { en: 'Changed by {name}, {when}.', bn: '{name} বদলেছেন, {when}।' },
  changedByNobody: {
    en: 'Changed by an account that is gone, {when}.',
    bn: 'মুছে ফেলা একটি অ্যাকাউন্ট থেকে বদলানো, {when}।',
  },
  initially: { en: 'Before that: {value}.', bn: 'আগে ছিল: {value}।' },
  saved: { en: 'Saved', bn: 'রাখা হয়েছে' },
  takenBack: { en: 'Set back', bn: 'আগের মতো করা হয়েছে' },
  eraseQuestion: {
    en: 'Erase {count} applications and messages?',
    bn: '{count}টি আবেদন ও বার্তা মুছে ফেলবেন?',
  },
  eraseConsequence: {
    en: 'With {months} months they are too old. In three days they are erased for good; until then every owner can undo it.',
    bn: '{months} মাস ধরলে এগুলোর মেয়াদ শেষ। তিন দিন পর চিরতরে মুছে যাবে; তার আগে যেকোনো মালিক তা ফেরাতে পারেন।',
  },
  pending: {
    en: '{months} months hold from {when}. {name} has set it. Applications and messages that are then erased for good: {count}.',
    bn: '{when} থেকে {months} মাস কার্যকর হবে। বদলেছেন {name}। তখন যত আবেদন ও বার্তা চিরতরে মুছে যাবে: {count}টি।',
  },
  undoPending: { en: 'Undo', bn: 'ফেরান' },
  eraseConfirm: { en: 'Save, and erase in three days', bn: 'রাখুন, তিন দিন পর মুছবে' },
});

/** What each setting is called, and what it does. */
export const settingWords: Record<SettingName, { label: Bilingual; hint: Bilingual | null }> = {
  retentionNew: {
    label: { en: 'New, or called', bn: 'নতুন, বা কথা হয়েছে' },
    hint: {
      en: 'The consent of the application form names this number. Who has applied already agreed to the number of that day: raise it with care. Messages are kept as long.',
      bn: 'আবেদন ফরমের সম্মতিতে এই সংখ্যা লেখা থাকে। যাঁরা আগে আবেদন করেছেন, তাঁরা সেদিনের সংখ্যায় রাজি হয়েছেন: ভেবে বাড়ান। বার্তাও এত দিন রাখা হয়।',
    },
  },
  retentionUnderWay: {
    label: { en: 'Under way, or refused', bn: 'কাজ চলছে, বা হয়নি' },
    hint: {
      en: 'From “Documents” to “Visa applied for”, and “Permit or visa refused”.',
      bn: '“কাগজপত্র” থেকে “ভিসার আবেদন” পর্যন্ত, এবং “পারমিট বা ভিসা হয়নি”।',
    },
  },
  retentionAbroad: {
    label: { en: 'Arrived, or returned', bn: 'পৌঁছেছেন, বা ফেরত এসেছেন' },
    hint: null,
  },
  retentionClosed: { label: { en: 'Closed', bn: 'বন্ধ' }, hint: null },
  callWithinDays: {
    label: { en: 'Working days until we call', bn: 'যত কর্মদিবসের মধ্যে ফোন করি' },
    hint: {
      en: 'Receipt, /status, the form and /contact name the last of these days, by the opening times; holidays are not known. With 0 none of them names a day.',
      bn: 'রসিদ, /status, আবেদন ফরম ও যোগাযোগের পাতায় এর শেষ দিনটি লেখা থাকে, অফিস খোলার সময় ধরে; ছুটির দিন ধরা হয় না। ০ লিখলে কোথাও কোনো দিন লেখা থাকে না।',
    },
  },
  statusOpen: {
    label: lookupPage,
    hint: null,
  },
};

/** The value of a switch. */
export const switchTexts = defineTexts({
  true: { en: 'on', bn: 'চালু' },
  false: { en: 'off', bn: 'বন্ধ' },
});

/** What the log says of a change, by its action. */
export const settingActionTexts = defineTexts({
  'setting.changed': { en: 'changed a setting', bn: 'সেটিংস বদল' },
  'setting.pending': {
    en: 'set fewer months, from three days later',
    bn: 'মাস কমানো, তিন দিন পর থেকে',
  },
  'setting.kept': { en: 'took back fewer months', bn: 'কমানো মাস ফেরানো' },
});
