import { portraits } from './parts/drawings.ts';
import { addressPart, icon, pictureWithWords, sample } from '../facts.ts';
import {
  both,
  companion,
  defineDocument,
  list,
  longBoth,
  machineOnly,
  optional,
} from '../fields.ts';
import { namedIn, repeatedNames } from './parts/rules.ts';

export const officialsDocument = defineDocument({
  file: 'officials.json',
  title: { en: 'Directors', bn: 'পরিচালক' },
  fields: {
    officials: list(
      { en: 'Directors', bn: 'পরিচালক' },
      {
        en: 'Three people; the first one leads the agency.',
        bn: 'তিনজন মানুষ। প্রথমজন প্রতিষ্ঠানের প্রধান।',
      },
      {
        fewest: 3,
        most: 3,
        key: 'slug',
        item: {
          sample: optional(sample()),
          slug: machineOnly(
            addressPart(
              { en: 'Name in the address', bn: 'ঠিকানায় নাম' },
              {
                en: 'Small English letters and hyphens, for example shirin-sultana.',
                bn: 'ছোট হাতের ইংরেজি অক্ষর ও হাইফেন, যেমন shirin-sultana।',
              },
            ),
          ),
          name: companion(
            both(
              { en: 'Name', bn: 'নাম' },
              { en: 'As the person is known.', bn: 'যে নামে সবাই চেনেন।' },
              60,
            ),
          ),
          title: companion(
            both(
              { en: 'Position', bn: 'পদবি' },
              { en: 'Stands below the name.', bn: 'নামের নিচে থাকে।' },
              60,
            ),
          ),
          photo: pictureWithWords(
            { en: 'Portrait', bn: 'ছবি' },
            {
              en: 'A real photo that the person has agreed to.',
              bn: 'আসল ছবি, যা দেখাতে তিনি রাজি আছেন।',
            },
            { shape: 'portrait', drawings: portraits },
          ),
          profile: both(
            { en: 'In one sentence', bn: 'এক বাক্যে পরিচয়' },
            {
              en: 'What this person does for clients. Stands on the about page.',
              bn: 'গ্রাহকের জন্য কী করেন। “আমাদের কথা” পাতায় থাকে।',
            },
            240,
          ),
          biography: longBoth(
            { en: 'About the person', bn: 'বিস্তারিত পরিচয়' },
            { en: 'Stands on the directors page.', bn: 'পরিচালকদের পাতায় থাকে।' },
            900,
          ),
          message: longBoth(
            { en: 'Message to clients', bn: 'গ্রাহকদের জন্য বার্তা' },
            {
              en: 'In the own words of the person.',
              bn: 'পরিচালকের নিজের কথায় লিখুন।',
            },
            900,
          ),
          teams: list(
            { en: 'Teams', bn: 'দল' },
            {
              en: 'Who reports to this person, up to four.',
              bn: 'কারা তাঁর অধীনে কাজ করেন, বেশি হলে চারটি দল।',
            },
            {
              fewest: 0,
              most: 4,
              item: {
                icon: icon(),
                name: both(
                  { en: 'Name of the team', bn: 'দলের নাম' },
                  { en: 'Two or three words.', bn: 'দুই-তিন শব্দে।' },
                  60,
                ),
                task: both(
                  { en: 'Task', bn: 'কাজ' },
                  { en: 'What the team does, in a few words.', bn: 'দলটি কী করে, অল্প কথায়।' },
                  80,
                ),
              },
            },
          ),
        },
      },
    ),
  },
  rules({ officials }) {
    return [
      ...repeatedNames(namedIn('officials', officials)),
      ...officials.flatMap(({ _key, teams }) =>
        repeatedNames(namedIn(`officials/${_key}/teams`, teams)),
      ),
    ];
  },
});
