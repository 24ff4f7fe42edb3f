import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Bilingual } from '#app/i18n/language.ts';

/** The status of a code, and its sentence for staff where the general sentence of the status is not enough. */
type ProblemKind = { status: ContentfulStatusCode; sentence?: Bilingual };

const tooMany = {
  en: 'Too many attempts in a short time. Wait a few minutes, then try again.',
  bn: 'অল্প সময়ে অনেকবার চেষ্টা হয়েছে। কয়েক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।',
};

const somethingWrong = {
  en: 'Something went wrong on the server. Please try again in a moment.',
  bn: 'সার্ভারে একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
};

/**
 * All error codes of the API. A page may say something more precise; field codes have their sentences in
 * `field-errors.ts`.
 */
export const problems = {
  unreadable: { status: 400 },
  refused: { status: 400 },
  not_signed_in: {
    status: 401,
    sentence: {
      en: 'You have been signed out. Everything on this page is still here: sign in again in a new tab, come back, and try again.',
      bn: 'আপনার সাইন-ইন শেষ হয়ে গেছে। এই পাতার সবকিছু আছে: নতুন ট্যাবে আবার সাইন ইন করে এখানে ফিরে আবার চেষ্টা করুন।',
    },
  },
  invalid_credentials: { status: 401 },
  wrong_code: {
    status: 401,
    sentence: {
      en: 'This code is not right, or no longer. Please type the one that the app shows now. If it is never right, set your phone’s time to automatic.',
      bn: 'কোডটি ঠিক নয়, বা সময় পেরিয়ে গেছে। অ্যাপে এখন যেটি আছে সেটি লিখুন। বারবার না মিললে ফোনের সময় ‘স্বয়ংক্রিয়’ করে দিন।',
    },
  },
  start_again: {
    status: 401,
    sentence: {
      en: 'Too many codes, or too much time has gone by. Please begin with your password again.',
      bn: 'অনেকবার কোড দেওয়া হয়েছে, বা সময় পেরিয়ে গেছে। আবার পাসওয়ার্ড দিয়ে শুরু করুন।',
    },
  },
  foreign_origin: {
    status: 403,
    sentence: {
      en: 'This page is open at another address than the site is set up for, so nothing was done. Open it at the site’s own address.',
      bn: 'সাইটটির জন্য যে ঠিকানা ঠিক করা আছে, এই পাতা সেই ঠিকানায় খোলা নয়, তাই কিছু করা হয়নি। সাইটের নিজের ঠিকানায় খুলুন।',
    },
  },
  password_change_required: { status: 403 },
  second_factor_required: { status: 403 },
  owner_only: {
    status: 403,
    sentence: {
      en: 'Only an owner can do this. Please ask one.',
      bn: 'এটি শুধু মালিক করতে পারেন। তাঁকে বলুন।',
    },
  },
  fresh_sign_in_required: {
    status: 403,
    sentence: {
      en: 'For this you must have signed in within the last ten minutes.',
      bn: 'এটি করতে গত দশ মিনিটের মধ্যে সাইন ইন করা থাকতে হবে।',
    },
  },
  note_is_fixed: {
    status: 403,
    sentence: {
      en: 'Only whoever wrote a note can change it, for 15 minutes. It can still be withdrawn.',
      bn: 'নোট শুধু যিনি লিখেছেন তিনিই ১৫ মিনিট পর্যন্ত বদলাতে পারেন। এখনও ফিরিয়ে নেওয়া যায়।',
    },
  },
  not_found: {
    status: 404,
    sentence: { en: 'This is not there, or no longer.', bn: 'এটি নেই, অথবা আর নেই।' },
  },
  no_match: { status: 404 },
  link_gone: { status: 404 },
  own_account: { status: 409 },
  last_owner: {
    status: 409,
    sentence: {
      en: 'This is the only owner. Make somebody else an owner first.',
      bn: 'ইনিই একমাত্র মালিক। আগে অন্য কাউকে মালিক করুন।',
    },
  },
  other_account: {
    status: 409,
    sentence: {
      en: 'Another account is signed in here now, so nothing was done. Sign in again with your own, then try again.',
      bn: 'এখানে এখন অন্য অ্যাকাউন্টে সাইন ইন করা আছে, তাই কিছু করা হয়নি। নিজের অ্যাকাউন্টে আবার সাইন ইন করে চেষ্টা করুন।',
    },
  },
  accounts_elsewhere: { status: 409 },
  has_second_factor: { status: 409 },
  no_second_factor: { status: 409 },
  changed_meanwhile: {
    status: 409,
    sentence: {
      en: 'Somebody else has changed this meanwhile. Look at it once more, then try again.',
      bn: 'এর মধ্যে অন্য কেউ এটি বদলেছেন। আরেকবার দেখে আবার চেষ্টা করুন।',
    },
  },
  published_since: {
    status: 409,
    sentence: {
      en: 'Something was published here since. Put an earlier version back in the history instead.',
      bn: 'এর পরে এখানে আরও কিছু প্রকাশ হয়েছে। ইতিহাস থেকে আগের লেখা ফিরিয়ে আনুন।',
    },
  },
  too_many_notices: {
    status: 409,
    sentence: {
      en: 'Ten notices run at that time already. End or delete another one first.',
      bn: 'ওই সময়ে আগে থেকেই দশটি নোটিশ আছে। আগে অন্য একটি শেষ করুন বা মুছুন।',
    },
  },
  text_erased: {
    status: 409,
    sentence: {
      en: 'The texts of this version were erased. They cannot come back.',
      bn: 'এই লেখাগুলো মুছে ফেলা হয়েছে। আর ফেরানো যাবে না।',
    },
  },
  still_published: {
    status: 409,
    sentence: {
      en: 'This version is what visitors see now. Publish another one first.',
      bn: 'এই লেখাটিই এখন সবাই দেখছেন। আগে অন্য একটি প্রকাশ করুন।',
    },
  },
  too_late_to_undo: {
    status: 409,
    sentence: {
      en: 'This can no longer be taken back: too much time has gone by, or somebody has moved it since. Move it again instead.',
      bn: 'এটি আর ফেরানো যায় না: সময় পেরিয়ে গেছে, বা এর মধ্যে কেউ ধাপ বদলেছেন। আবার ধাপ বদলে দিন।',
    },
  },
  job_order_open: {
    status: 409,
    sentence: {
      en: 'This job order is open, and everybody sees it. An owner has to end it first.',
      bn: 'এই কাজ এখন খোলা, সবাই দেখছেন। আগে মালিককে এটি বন্ধ করতে হবে।',
    },
  },
  job_order_not_open: {
    status: 409,
    sentence: {
      en: 'This job order is not open, so it has no seats to confirm.',
      bn: 'এই কাজ এখন খোলা নয়, তাই খালি পদ মেলানোর কিছু নেই।',
    },
  },
  job_order_has_cases: {
    status: 409,
    sentence: {
      en: 'Cases belong to this job order, and their contracts say what it says. It stays.',
      bn: 'এই কাজের নামে কেস আছে, তাঁদের চুক্তিতে এর কথাই লেখা। তাই এটি মোছা যায় না।',
    },
  },
  list_running: {
    status: 409,
    sentence: {
      en: 'This list is still coming in. Wait until it is done.',
      bn: 'তালিকাটি এখনো আসছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
    },
  },
  has_refunds: {
    status: 409,
    sentence: {
      en: 'Some of this payment was given back. Void the refunds first.',
      bn: 'এই টাকার কিছু ফেরত দেওয়া হয়েছে। আগে সেই ফেরতগুলো বাতিল করুন।',
    },
  },
  too_many_reveals: {
    status: 429,
    sentence: {
      en: 'You have looked at 60 passport numbers today. The owner has been told. Tomorrow you can look again.',
      bn: 'আজ আপনি ৬০টি পাসপোর্ট নম্বর দেখেছেন। মালিককে জানানো হয়েছে। আগামীকাল আবার দেখতে পারবেন।',
    },
  },
  not_contacted: {
    status: 409,
    sentence: {
      en: 'This person is waiting for a call already: somebody else has just done this.',
      bn: 'এই মানুষটি আগে থেকেই কলের অপেক্ষায়: অন্য কেউ এইমাত্র এটি করেছেন।',
    },
  },
  picture_withdrawn: { status: 410 },
  list_gone: {
    status: 410,
    sentence: {
      en: 'The rows of this list are no longer kept: a list stays for 24 hours. Choose the file again.',
      bn: 'তালিকার সারিগুলো আর নেই: ২৪ ঘণ্টা থাকে। ফাইলটি আবার বেছে নিন।',
    },
  },
  too_large: { status: 413 },
  too_many_pixels: { status: 413 },
  list_too_large: {
    status: 413,
    sentence: {
      en: 'There is too much in this file. Delete pictures and other sheets, or divide it.',
      bn: 'ফাইলটিতে অনেক বেশি কিছু আছে। ছবি ও অন্য শিট মুছে দিন, বা ভাগ করে আনুন।',
    },
  },
  unsupported_type: { status: 415 },
  list_unreadable: {
    status: 415,
    sentence: {
      en: 'This is no list that can be read. Open it in Excel and save it as .xlsx or as CSV UTF-8.',
      bn: 'তালিকাটি পড়া যাচ্ছে না। এক্সেলে খুলে .xlsx বা CSV UTF-8 হিসেবে সেভ করুন।',
    },
  },
  list_locked: {
    status: 415,
    sentence: {
      en: 'This file has a password, or is of the old kind .xls. Save it as .xlsx without a password.',
      bn: 'ফাইলটিতে পাসওয়ার্ড আছে, বা এটি পুরোনো .xls ফাইল। পাসওয়ার্ড ছাড়া .xlsx হিসেবে সেভ করুন।',
    },
  },
  invalid_input: { status: 422 },
  key_reused: { status: 422 },
  list_too_long: {
    status: 422,
    sentence: {
      en: 'A list may have 5,000 rows and 60 columns. Divide it into several files.',
      bn: 'একটি তালিকায় ৫,০০০ সারি ও ৬০টি কলাম থাকতে পারে। কয়েকটি ফাইলে ভাগ করুন।',
    },
  },
  list_empty: {
    status: 422,
    sentence: {
      en: 'There are no people in this file: it needs a column of names and one of phone numbers.',
      bn: 'ফাইলটিতে কোনো মানুষ নেই: নামের একটি কলাম আর ফোন নম্বরের একটি কলাম লাগবে।',
    },
  },
  list_has_faults: {
    status: 422,
    sentence: {
      en: 'Some rows have faults. Correct them, or bring in the good ones alone.',
      bn: 'কিছু সারিতে ভুল আছে। ঠিক করুন, বা শুধু ঠিকগুলো আনুন।',
    },
  },
  forbidden_characters: {
    status: 422,
    sentence: {
      en: 'This text holds characters that cannot be stored. Please type it again instead of pasting it.',
      bn: 'এই লেখায় এমন চিহ্ন আছে যা রাখা যায় না। কপি না করে আবার টাইপ করুন।',
    },
  },
  page_failed: {
    status: 422,
    sentence: {
      en: 'A page cannot be shown with these changes. Nothing was published.',
      bn: 'এই পরিবর্তন নিয়ে একটি পাতা দেখানো যাচ্ছে না। কিছুই প্রকাশ হয়নি।',
    },
  },
  damaged: { status: 422 },
  too_few_pixels: {
    status: 422,
    sentence: {
      en: 'The part that is shown is smaller than 128 by 128 pixels, too coarse for an icon. Show more of the picture, or choose a larger one.',
      bn: 'যে অংশ দেখানো হচ্ছে তা ১২৮ × ১২৮ পিক্সেলের কম, আইকনের জন্য ঝাপসা। আরও বড় অংশ দেখান, অথবা বড় ছবি বাছুন।',
    },
  },
  too_many: { status: 429 },
  too_many_plans: {
    status: 429,
    sentence: {
      en: 'You have had ten lists with passport numbers looked through today. Go on tomorrow, or leave the column with the numbers out.',
      bn: 'আজ পাসপোর্ট নম্বরসহ দশটি তালিকা মিলিয়ে দেখা হয়েছে। কাল আবার করুন, অথবা পাসপোর্টের কলামটি বাদ দিন।',
    },
  },
  too_many_passport_searches: {
    status: 429,
    sentence: {
      en: 'You have looked for 30 passport numbers in this hour. From the next hour on you can look for more. Until then search by name, by five or more digits of the phone, or by receipt number.',
      bn: 'এই ঘণ্টায় আপনি ৩০টি পাসপোর্ট নম্বর খুঁজেছেন। পরের ঘণ্টা থেকে আবার খুঁজতে পারবেন। ততক্ষণ নাম, ফোনের অন্তত পাঁচটি সংখ্যা বা রসিদ নম্বর দিয়ে খুঁজুন।',
    },
  },
  internal: { status: 500 },
  not_sent: { status: 503 },
  mail_not_sent: {
    status: 503,
    sentence: {
      en: 'The link could not be mailed, so it is worth nothing. Please try again later.',
      bn: 'লিংকটি ইমেইলে পাঠানো যায়নি, তাই এটি বাতিল করা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
    },
  },
  busy: {
    status: 503,
    sentence: {
      en: 'Many passwords are being checked just now, and yours was not looked at. Please try again in a few seconds.',
      bn: 'এই মুহূর্তে অনেক পাসওয়ার্ড যাচাই হচ্ছে, আপনারটি দেখা হয়নি। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
    },
  },
  others_saving: {
    status: 503,
    sentence: {
      en: 'Others are saving in the same place at this moment, so this was not done. Please try again in a few seconds.',
      bn: 'এই মুহূর্তে অন্যরাও এখানে সেভ করছেন, তাই এটি করা হয়নি। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
    },
  },
  outside_service_failed: {
    status: 503,
    sentence: {
      en: 'An outside service that this needs does not answer just now. Nothing was changed. Please try again in a moment.',
      bn: 'এর জন্য দরকারি বাইরের একটি সেবা এখন সাড়া দিচ্ছে না। কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।',
    },
  },
  database_unreachable: { status: 503 },
} satisfies Record<string, ProblemKind>;

/** An error code of the API. */
export type ProblemCode = keyof typeof problems;

/** The title of a problem by its status (RFC 9457, `title`). */
export const problemTitles: Record<number, string> = {
  400: 'Not readable',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  408: 'Too slow',
  409: 'Not possible now',
  410: 'Gone for good',
  413: 'Too large',
  415: 'Unsupported type',
  422: 'Something to correct',
  429: 'Too many',
  500: 'Our fault',
  503: 'Busy',
};

const unreachable = {
  en: 'No connection to the server. Check your internet connection, then try again.',
  bn: 'সার্ভারের সঙ্গে সংযোগ নেই। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
};

/** What to tell staff about a failed call: by its code, else by its status; status 0 means no response. */
export function problemSentence({ status, code }: { status: number; code: string }): Bilingual {
  if (status === 0) return unreachable;
  const kind: ProblemKind | undefined = isProblemCode(code) ? problems[code] : undefined;
  return kind?.sentence ?? (status === 429 ? tooMany : somethingWrong);
}

function isProblemCode(code: string): code is ProblemCode {
  return code in problems;
}
