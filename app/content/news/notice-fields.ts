import { moment, noticeAddress, tick } from '../facts.ts';
import { type ContentOf, both, englishLater, list, optional } from '../fields.ts';
import { blockItems, blockKind, blockText } from '../kinds/parts/blocks.ts';

const block = {
  kind: blockKind(['paragraph', 'list', 'warning', 'link']),
  text: englishLater(blockText),
  items: englishLater(blockItems),
  address: optional(
    noticeAddress(
      { en: 'Leads to', bn: 'কোথায় যাবে' },
      {
        en: 'A page of ours like /contact, a number like tel:+8801000000009, or an address with https://',
        bn: 'আমাদের পাতা যেমন /contact, ফোন যেমন tel:+8801000000009, অথবা https:// দিয়ে শুরু ঠিকানা।',
      },
    ),
  ),
};

export const noticeFields = {
  title: englishLater(
    both(
      { en: 'Title', bn: 'শিরোনাম' },
      {
        en: 'What it is about, in a few words. The English may follow later.',
        bn: 'কী নিয়ে নোটিশ, অল্প কথায়। ইংরেজি পরে লিখলেও চলবে।',
      },
      80,
    ),
  ),
  from: optional(
    moment(
      { en: 'Begins', bn: 'শুরু' },
      {
        en: 'Dhaka time. Left empty, it begins when it is published.',
        bn: 'ঢাকার সময়। খালি রাখলে প্রকাশের সঙ্গে সঙ্গে শুরু হবে।',
      },
    ),
  ),
  until: moment(
    { en: 'Ends', bn: 'শেষ' },
    {
      en: 'Dhaka time, at most 366 days later. After that it stands under “Earlier”.',
      bn: 'ঢাকার সময়, শুরু থেকে সর্বোচ্চ ৩৬৬ দিন। এরপর “আগের নোটিশ” অংশে চলে যাবে।',
    },
  ),
  urgent: optional(
    tick(
      { en: 'Urgent', bn: 'জরুরি' },
      {
        en: 'Stands above the others and is marked “Urgent”.',
        bn: 'অন্যগুলোর উপরে থাকে, “জরুরি” লেখা থাকে।',
      },
    ),
  ),
  body: list(
    { en: 'Text of the notice', bn: 'নোটিশের লেখা' },
    {
      en: 'Paragraphs, lists, warnings and links, in order. At most 1,500 letters together.',
      bn: 'অনুচ্ছেদ, তালিকা, সতর্কবার্তা ও লিংক, পরপর। সব মিলিয়ে সর্বোচ্চ ১,৫০০ অক্ষর।',
    },
    { fewest: 1, most: 12, item: block },
  ),
};

export type NoticeContent = ContentOf<typeof noticeFields>;

export type NoticeBlock = NoticeContent['body'][number];
