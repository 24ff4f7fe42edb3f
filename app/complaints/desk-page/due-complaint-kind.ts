import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { fill } from '#app/i18n/fill.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { DueKind } from '#app/work/due.ts';
import { kindTexts } from '../complaint.text.ts';
import type { DueComplaint } from '../desk/due-complaint.ts';
import { deskTexts } from './desk.text.ts';

const texts = defineTexts({
  complaints: { en: 'complaints', bn: 'অভিযোগ' },
  answerOwed: { en: 'Answer the complaint', bn: 'অভিযোগের উত্তর দিন' },
  endOwed: { en: 'Settle the complaint', bn: 'অভিযোগের নিষ্পত্তি করুন' },
  answerBy: { en: '{about}. Answer by {day}.', bn: '{about}। উত্তর দেওয়ার শেষ দিন {day}।' },
  closeBy: { en: '{about}. Settle by {day}.', bn: '{about}। নিষ্পত্তির শেষ দিন {day}।' },
  open: { en: 'Open', bn: 'খুলুন' },
});

/** A complaint to which an answer, or an end, is owed. */
export const complaintKind: DueKind<DueComplaint> = {
  icon: 'scale',
  counted: texts.complaints,
  idOf: ({ complaint }) => complaint,
  subjectOf: ({ reference }) => reference,
  whatOf: ({ owed }, language) => (owed === 'answer' ? texts.answerOwed : texts.endOwed)[language],
  detailOf: ({ owed, about, dueOn }, language) =>
    fill((owed === 'answer' ? texts.answerBy : texts.closeBy)[language], {
      about: kindTexts[about][language],
      day: formatDayOfYear(language, dueOn, 'long'),
    }),
  addressOf: ({ complaint }) => `/admin/complaints/${complaint}`,
  whoOf: ({ name }) => ({ name }),
  act: {
    by: 'link',
    label: texts.open,
    namedOf: ({ reference }, language) => fill(deskTexts.openNamed[language], { reference }),
  },
};
