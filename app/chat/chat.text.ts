import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { ChatLabels, ChatOptions } from './chat-options.ts';

/** The words of the chat in a language, ready to be spread over its options. English is its default. */
export function chatTexts(language: Language): ChatWords {
  return words[language];
}

type ChatWords = Pick<ChatOptions, 'statusMessage' | 'chatMessage' | 'placeholder'> & {
  labels?: ChatLabels;
};

const words: Bilingual<ChatWords> = {
  en: {},
  bn: {
    statusMessage: 'সাধারণত ১ ঘণ্টার মধ্যে উত্তর দিই',
    chatMessage: 'আসসালামু আলাইকুম! কীভাবে সাহায্য করতে পারি?',
    placeholder: 'আপনার কথা লিখুন..',
    labels: {
      open: 'হোয়াটসঅ্যাপে কথা বলুন',
      close: 'চ্যাট বন্ধ করুন',
      badge: '১',
      notification: '১টি নতুন বার্তা',
      conversation: 'বার্তা',
      typing: 'লেখা হচ্ছে…',
      message: 'আপনার বার্তা',
      send: 'পাঠান',
      sent: 'এবার হোয়াটসঅ্যাপে গিয়ে পাঠানোর বোতাম চাপুন।',
      openApp: 'হোয়াটসঅ্যাপ খুলুন',
      failed: 'এখন চ্যাট খোলা যাচ্ছে না।',
    },
  },
};
