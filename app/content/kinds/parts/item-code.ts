import * as v from 'valibot';
import { fact } from '#app/content/fields.ts';

/** What the code of an item looks like: it never changes, because other records name the item by it. */
const code = /^[a-z][a-z0-9_]{1,39}$/;

export const itemCode = fact(
  { en: 'Code', bn: 'কোড' },
  {
    en: 'Small letters, digits and underscores, for example police_clearance. It never changes.',
    bn: 'ছোট হাতের ইংরেজি অক্ষর, সংখ্যা ও আন্ডারস্কোর, যেমন police_clearance। পরে বদলানো যায় না।',
  },
  { kind: 'line' },
  v.pipe(v.string('not_text'), v.regex(/\S/, 'required'), v.regex(code, 'not_a_code')),
);
