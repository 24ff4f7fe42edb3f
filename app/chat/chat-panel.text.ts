import { nextOpening, weekOf } from '#app/brand/opening-hours.ts';
import type { OpeningTimes } from '#app/content/opening-times.ts';
import { bengaliPartOfDay } from '#app/i18n/dhaka-time.ts';
import { formatDigits } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { ChatLabels, LauncherLabels, PanelOptions } from './chat-options.ts';

/** The words of the open panel in a language. */
export function panelTexts(language: Language, openingTimes: OpeningTimes): PanelOptions {
  const statusNote = () => answerTime(language, openingTimes, new Date());
  return { ...words[language], statusNote };
}

/** When an answer comes, said while the office is closed; null while it is open. */
export function answerTime(
  language: Language,
  openingTimes: OpeningTimes,
  now: Date,
): string | null {
  const next = nextOpening(now, weekOf(openingTimes));
  if (!next) return null;
  const [today, ...days] = dayNames[language];
  return sentences[language](next.daysAhead === 0 ? today! : days[next.weekday]!, next.opens);
}

const sentences: Bilingual<(day: string, time: string) => string> = {
  en: (day, time) => `Closed now. We answer ${day} from ${time}.`,
  bn: (day, time) => `এখন বন্ধ। ${day} ${bengaliHour(time)} থেকে উত্তর দিই।`,
};

/** Today, and the days from Sunday on. */
const dayNames: Bilingual<string[]> = {
  en: 'today,on Sunday,on Monday,on Tuesday,on Wednesday,on Thursday,on Friday,on Saturday'.split(
    ',',
  ),
  bn: 'আজ,রবিবার,সোমবার,মঙ্গলবার,বুধবার,বৃহস্পতিবার,শুক্রবার,শনিবার'.split(','),
};

/** `10:00` as সকাল ১০টা, `09:30` as সকাল ৯:৩০. */
function bengaliHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const onDial = hour % 12 || 12;
  const said = minute ? `${onDial}:${time.slice(3)}` : `${onDial}টা`;
  return `${bengaliPartOfDay(hour)} ${formatDigits('bn', said)}`;
}

type Words = PanelOptions & { labels?: Omit<ChatLabels, keyof LauncherLabels> };

const words: Bilingual<Words> = {
  en: {
    questions: ['What does it cost?', 'How long does it take?', 'News of my application'],
  },
  bn: {
    statusMessage: 'সাধারণত ১ ঘণ্টার মধ্যে উত্তর দিই',
    chatMessage: 'আসসালামু আলাইকুম! কীভাবে সাহায্য করতে পারি?',
    questions: ['খরচ কত?', 'কত দিন লাগে?', 'আমার আবেদনের খবর'],
    placeholder: 'আপনার কথা লিখুন..',
    labels: {
      conversation: 'বার্তা',
      typing: 'লেখা হচ্ছে…',
      message: 'আপনার বার্তা',
      send: 'পাঠান',
      sent: 'এবার হোয়াটসঅ্যাপে গিয়ে পাঠানোর বোতাম চাপুন।',
    },
  },
};
