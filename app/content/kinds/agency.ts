import * as v from 'valibot';
import { languages } from '#app/i18n/language.ts';
import {
  colour,
  email,
  icon,
  line,
  phone,
  picture,
  sample,
  webAddress,
  wholeNumber,
} from '../facts.ts';
import {
  both,
  companion,
  defineDocument,
  fact,
  group,
  guarded,
  list,
  machineOnly,
  optional,
} from '../fields.ts';
import { fitsOpeningTimes, openingTimes } from '../opening-times.ts';

export const agencyDocument = defineDocument({
  file: 'agency.json',
  title: { en: 'The agency', bn: 'প্রতিষ্ঠানের পরিচয়' },
  fields: {
    agency: group({
      sample: optional(sample()),
      name: companion(
        both(
          { en: 'Name', bn: 'নাম' },
          {
            en: 'On every page, in mails and in the sentence that applicants agree to.',
            bn: 'প্রতিটি পাতায়, ইমেইলে আর আবেদনকারীর সম্মতির বাক্যে থাকে।',
          },
          60,
        ),
      ),
      mark: optional(
        guarded(
          picture(
            { en: 'Mark', bn: 'প্রতিষ্ঠানের চিহ্ন' },
            {
              en: 'The drawing of your logo without the name, also for icons and shared links. Empty: our boat.',
              bn: 'লোগোর আঁকা অংশ, নাম ছাড়া। আইকন ও শেয়ার করা লিংকেও থাকে। না দিলে আমাদের নৌকা থাকে।',
            },
            { shape: 'mark', drawings: [], ground: 'agency/markGround' },
          ),
        ),
      ),
      markGround: optional(
        guarded(
          machineOnly(
            colour(
              { en: 'Ground of the mark', bn: 'চিহ্নের পেছনের রং' },
              {
                en: 'Seen where the picture is clear, and around it in icons. Without one it is white.',
                bn: 'ছবির স্বচ্ছ জায়গায় আর আইকনে চারপাশে দেখা যায়। না দিলে সাদা।',
              },
            ),
          ),
        ),
      ),
      tagline: both(
        { en: 'Tagline', bn: 'এক কথায় পরিচয়' },
        {
          en: 'One sentence below the logo at the foot of every page.',
          bn: 'প্রতিটি পাতার শেষে লোগোর নিচে থাকা একটি বাক্য।',
        },
        120,
      ),
      email: guarded(
        email(
          { en: 'E-mail', bn: 'ইমেইল' },
          {
            en: 'Visitors write to this address. Send yourself a mail to try it.',
            bn: 'দর্শনার্থীরা এই ঠিকানায় লেখেন। নিজে একটি ইমেইল পাঠিয়ে দেখে নিন।',
          },
        ),
      ),
      phones: guarded(
        list(
          { en: 'Phones', bn: 'ফোন নম্বর' },
          {
            en: 'Two numbers; the first one is the one that buttons call.',
            bn: 'দুটি নম্বর। বোতাম চাপলে প্রথমটিতে ফোন যায়।',
          },
          {
            fewest: 2,
            most: 2,
            item: {
              shown: phone(
                { en: 'Number', bn: 'নম্বর' },
                {
                  en: 'With the country, for example +880. Call it once before you publish.',
                  bn: 'দেশের কোডসহ লিখুন, যেমন +880। প্রকাশের আগে একবার ফোন করে দেখুন।',
                },
              ),
            },
          },
        ),
      ),
      chatNumber: guarded(
        phone(
          { en: 'WhatsApp number', bn: 'হোয়াটসঅ্যাপ নম্বর' },
          {
            en: 'The chat buttons open WhatsApp with this number.',
            bn: 'চ্যাটের বোতাম চাপলে এই নম্বরে হোয়াটসঅ্যাপ খোলে।',
          },
        ),
      ),
      address: companion(
        guarded(
          both(
            { en: 'Address of the office', bn: 'অফিসের ঠিকানা' },
            {
              en: 'Where people come and pay: as you would tell a driver.',
              bn: 'মানুষ যেখানে আসেন ও টাকা দেন। যেভাবে চালককে বলতেন, সেভাবে লিখুন।',
            },
            160,
          ),
        ),
      ),
      hours: both(
        { en: 'Opening hours in words', bn: 'অফিস কখন খোলা, কথায়' },
        {
          en: 'The same days and hours as in the times below.',
          bn: 'নিচের সময়সূচির সঙ্গে দিন ও সময় যেন মেলে।',
        },
        120,
      ),
      openingTimes: machineOnly(
        fact(
          { en: 'Opening times of each day', bn: 'প্রতিদিনের সময়সূচি' },
          {
            en: 'In Dhaka. By these the site says when you will answer.',
            bn: 'ঢাকার সময়। কখন উত্তর পাওয়া যাবে, সাইট তা এখান থেকে বলে।',
          },
          { kind: 'days' },
          openingTimes,
        ),
      ),
      position: machineOnly(
        fact(
          { en: 'Place on the map', bn: 'মানচিত্রে জায়গা' },
          {
            en: 'Latitude and longitude, as your map app shows them for the office.',
            bn: 'অক্ষাংশ ও দ্রাঘিমাংশ: মানচিত্রের অ্যাপে অফিসের জায়গায় চাপ দিলে দেখা যায়।',
          },
          { kind: 'position' },
          v.strictObject({ latitude: degrees(90), longitude: degrees(180) }),
        ),
      ),
      socials: guarded(
        list(
          { en: 'Social media', bn: 'সামাজিক মাধ্যম' },
          {
            en: 'Links at the foot of every page. Only accounts of your own.',
            bn: 'প্রতিটি পাতার শেষে থাকা লিংক। শুধু নিজেদের অ্যাকাউন্ট দিন।',
          },
          {
            fewest: 1,
            most: 6,
            item: {
              name: line(
                { en: 'Name', bn: 'নাম' },
                { en: 'For example Facebook.', bn: 'যেমন Facebook।' },
                40,
              ),
              icon: icon(),
              url: webAddress(
                { en: 'Address', bn: 'ওয়েব ঠিকানা' },
                {
                  en: 'Copy it from the browser; it begins with https://.',
                  bn: 'ব্রাউজার থেকে কপি করে দিন, শুরুতে https:// থাকবে।',
                },
              ),
            },
          },
        ),
      ),
      videoChannel: guarded(
        webAddress(
          { en: 'Video channel', bn: 'ভিডিও চ্যানেল' },
          {
            en: 'Opened by the video button of the about page.',
            bn: '“আমাদের কথা” পাতার ভিডিও বোতাম চাপলে এটি খোলে।',
          },
        ),
      ),
      foundedIn: wholeNumber(
        { en: 'Founded in', bn: 'প্রতিষ্ঠার বছর' },
        { en: 'The year, as on your papers.', bn: 'কাগজপত্রে যে বছর লেখা আছে।' },
        { least: 1900, most: 2100 },
      ),
      licence: guarded(
        fact(
          { en: 'Recruiting licence number', bn: 'রিক্রুটিং লাইসেন্স নম্বর' },
          {
            en: 'Exactly as on the licence. While it is empty, no page speaks of a licence.',
            bn: 'লাইসেন্সে যেমন আছে, ঠিক তেমন। খালি থাকলে কোনো পাতায় লাইসেন্সের কথা থাকে না।',
          },
          { kind: 'line' },
          v.pipe(v.string('not_text'), v.maxLength(40, 'too_long')),
        ),
      ),
    }),
  },
  rules({ agency: { hours, openingTimes: times } }) {
    return languages
      .filter((locale) => !fitsOpeningTimes(hours[locale], times))
      .map((locale) => ({ path: 'agency/hours', code: 'other_hours', locale }));
  },
});

function degrees(most: number) {
  return v.pipe(
    v.number('not_a_number'),
    v.minValue(-most, 'too_small'),
    v.maxValue(most, 'too_large'),
  );
}
