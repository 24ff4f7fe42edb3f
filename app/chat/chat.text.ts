import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { ChatOptions, LauncherLabels } from './chat-options.ts';

/**
 * The words of the chat in a language, ready to be spread over its options. English is its default. Those of the
 * panel, which nobody needs before it opens, come with it.
 */
export function chatTexts(language: Language): ChatWords {
  return words[language];
}

type ChatWords = Pick<ChatOptions, 'loadPanelOptions'> & { labels?: LauncherLabels };

const loadPanelTexts = (language: Language) => () =>
  import('./chat-panel.text.ts').then(({ panelTexts }) => panelTexts(language));

const words: Bilingual<ChatWords> = {
  en: { loadPanelOptions: loadPanelTexts('en') },
  bn: {
    loadPanelOptions: loadPanelTexts('bn'),
    labels: {
      open: 'হোয়াটসঅ্যাপে কথা বলুন',
      close: 'চ্যাট বন্ধ করুন',
      badge: '১',
      notification: '১টি নতুন বার্তা',
      openApp: 'হোয়াটসঅ্যাপ খুলুন',
      failed: 'এখন চ্যাট খোলা যাচ্ছে না।',
    },
  },
};
