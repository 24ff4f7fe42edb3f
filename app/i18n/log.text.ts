import { defineTexts } from './text.ts';

/** The log's actions on accounts and on the whole site, in words. */
export const accountActionTexts = defineTexts({
  'staff.signed-in': { en: 'signed in', bn: 'সাইন ইন' },
  'staff.signed-out': { en: 'signed out', bn: 'সাইন আউট' },
  'staff.added': { en: 'account made', bn: 'অ্যাকাউন্ট তৈরি' },
  'staff.joined': { en: 'accepted the invitation', bn: 'আমন্ত্রণ গ্রহণ' },
  'staff.invited': { en: 'invited a colleague', bn: 'সহকর্মীকে আমন্ত্রণ' },
  'staff.invitation-withdrawn': { en: 'took an invitation back', bn: 'আমন্ত্রণ ফিরিয়ে নেওয়া' },
  'staff.disabled': { en: 'switched an account off', bn: 'অ্যাকাউন্ট বন্ধ' },
  'staff.enabled': { en: 'switched an account on again', bn: 'অ্যাকাউন্ট আবার চালু' },
  'staff.role': { en: 'changed the role', bn: 'ভূমিকা বদল' },
  'staff.sessions-ended': { en: 'ended sign-ins', bn: 'সাইন-ইন শেষ করা' },
  'staff.renamed': { en: 'changed the own name', bn: 'নিজের নাম বদল' },
  'staff.password-changed': { en: 'changed the password', bn: 'পাসওয়ার্ড বদল' },
  'staff.password-reset': { en: 'new password set', bn: 'নতুন পাসওয়ার্ড দেওয়া' },
  'staff.reset-link-made': {
    en: 'made a link for a new password',
    bn: 'নতুন পাসওয়ার্ডের লিংক তৈরি',
  },
  'staff.sign-in-locked': {
    en: 'ten sign-ins failed: locked for 15 minutes where they came from',
    bn: 'দশবার সাইন ইন ব্যর্থ: যেখান থেকে চেষ্টা, সেখানে ১৫ মিনিট বন্ধ',
  },
  'staff.sign-in-locked-everywhere': {
    en: 'a hundred sign-ins failed: locked for 15 minutes for unknown browsers',
    bn: 'একশবার সাইন ইন ব্যর্থ: অচেনা ব্রাউজারে ১৫ মিনিট বন্ধ',
  },
  'staff.code-locked': {
    en: 'ten wrong codes after the right password: locked for 15 minutes',
    bn: 'সঠিক পাসওয়ার্ডের পর দশবার ভুল কোড: ১৫ মিনিট বন্ধ',
  },
  'staff.network-locked': {
    en: 'thirty sign-ins failed from one network: locked for 15 minutes',
    bn: 'এক নেটওয়ার্ক থেকে ত্রিশবার সাইন ইন ব্যর্থ: ১৫ মিনিট বন্ধ',
  },
  'staff.reset-link-withdrawn': {
    en: 'link for a new password withdrawn',
    bn: 'নতুন পাসওয়ার্ডের লিংক বাতিল',
  },
  'staff.second-factor-added': { en: 'added a second factor', bn: 'দ্বিতীয় ধাপ যোগ' },
  'staff.second-factor-removed': { en: 'removed the second factor', bn: 'দ্বিতীয় ধাপ বাদ' },
  'staff.recovery-codes-renewed': { en: 'renewed the recovery codes', bn: 'উদ্ধার কোড বদল' },
  'keys.added': { en: 'new keys made', bn: 'নতুন চাবি তৈরি' },
  'keys.resealed': { en: 'sealed with the new keys', bn: 'নতুন চাবিতে সিল করা' },
  'keys.dropped': { en: 'old keys dropped', bn: 'পুরোনো চাবি বাদ' },
  'backup.made': { en: 'backup made', bn: 'ব্যাকআপ তৈরি' },
  'backup.second-place': {
    en: 'second place for backups taken',
    bn: 'ব্যাকআপের দ্বিতীয় জায়গা নেওয়া',
  },
  'backup.missed': { en: 'backup missed', bn: 'ব্যাকআপ বাদ পড়েছে' },
  'backup.restored': { en: 'backup restored', bn: 'ব্যাকআপ ফেরানো' },
  'database.copied': { en: 'database copied', bn: 'ডেটাবেজের কপি তৈরি' },
});

/** Who did it, when it was not a user. */
export const doerTexts = defineTexts({
  nobody: { en: 'the program or a visitor', bn: 'প্রোগ্রাম বা আবেদনকারী' },
  command: { en: 'a command on the server', bn: 'সার্ভারের একটি কমান্ড' },
});

/** Who did something, in words: a name, or a description. */
export function doerOf(
  { actor, actorName, via }: { actor: string | null; actorName: string | null; via: string | null },
  texts: Record<keyof typeof doerTexts, string>,
): string {
  if (actor) return personOf(actor, actorName);
  return via === 'command' ? texts.command : texts.nobody;
}

/** A colleague in words: the name, and where none is given what stands before the @ of the address, which is nobody's to read. */
export function personOf(email: string, name: string | null): string {
  return name || (email.split('@')[0] ?? email);
}
