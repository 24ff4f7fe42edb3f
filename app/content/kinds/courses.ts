import { courseDrawings } from './parts/drawings.ts';
import { addressPart, choice, sample, webAddress } from '../facts.ts';
import {
  both,
  companion,
  defineDocument,
  group,
  guarded,
  list,
  machineOnly,
  optional,
} from '../fields.ts';
import { repeatedNames } from './parts/rules.ts';

export const coursesDocument = defineDocument({
  file: 'courses.json',
  title: { en: 'Courses', bn: 'কোর্স' },
  fields: {
    trainingCentre: group({
      sample: optional(sample()),
      courses: guarded(
        webAddress(
          { en: 'Address of the training centre', bn: 'প্রশিক্ষণ কেন্দ্রের ওয়েব ঠিকানা' },
          {
            en: 'The page of its courses. The page of each course is expected below it.',
            bn: 'যে পাতায় সব কোর্স আছে। প্রতিটি কোর্সের পাতা এর ভেতরে থাকতে হবে।',
          },
        ),
      ),
    }),
    courses: list(
      { en: 'Courses', bn: 'কোর্স' },
      {
        en: 'The diplomas of the training page, in its order.',
        bn: 'প্রশিক্ষণ পাতার ডিপ্লোমাগুলো, এই ক্রমেই থাকে।',
      },
      {
        fewest: 1,
        most: 24,
        key: 'page',
        item: {
          page: machineOnly(
            addressPart(
              { en: 'Page at the training centre', bn: 'প্রশিক্ষণ কেন্দ্রের সাইটে পাতার নাম' },
              {
                en: 'The end of its address there, for example hotel-management.',
                bn: 'সেখানে ঠিকানার শেষ অংশ, যেমন hotel-management।',
              },
            ),
          ),
          picture: choice(
            { en: 'Drawing', bn: 'আঁকা ছবি' },
            { en: 'Stands above the course.', bn: 'কোর্সের উপরে থাকে।' },
            courseDrawings,
          ),
          sector: both(
            { en: 'Kind of work', bn: 'কাজের ধরন' },
            { en: 'What the course is good for.', bn: 'কোর্সটি কোন কাজে লাগে।' },
            60,
          ),
          title: companion(
            both(
              { en: 'Course', bn: 'কোর্সের নাম' },
              { en: 'As on the certificate.', bn: 'সনদে যেমন লেখা থাকে।' },
              60,
            ),
          ),
          months: choice(
            { en: 'Months', bn: 'কত মাসের' },
            { en: 'How long it lasts.', bn: 'কোর্সটি কত দিন চলে।' },
            [6, 12],
          ),
        },
      },
    ),
  },
  rules({ courses }) {
    return repeatedNames(
      courses.map(({ _key, title }) => ({ path: `courses/${_key}/title`, name: title })),
    );
  },
});
