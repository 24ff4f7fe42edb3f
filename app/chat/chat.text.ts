import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { OpeningTimes } from '#app/content/opening-times.ts';
import type { ChatOptions, LauncherLabels } from './chat-options.ts';

/**
 * The words of the chat in a language, ready to be spread over its options. English is its default. Those of the
 * panel, which nobody needs before it opens, come with it; they say when an answer comes.
 */
export function chatTexts(language: Language, openingTimes: OpeningTimes): ChatWords {
  return {
    labels: labels[language],
    loadPanelOptions: async () => {
      const { panelTexts } = await import('./chat-panel.text.ts');
      return panelTexts(language, openingTimes);
    },
  };
}

type ChatWords = Pick<ChatOptions, 'loadPanelOptions'> & { labels?: LauncherLabels };

const labels: Partial<Bilingual<LauncherLabels>> = {
  bn: {
    open: 'হোয়াটসঅ্যাপে কথা বলুন',
    close: 'চ্যাট বন্ধ করুন',
    badge: '১',
    notification: '১টি নতুন বার্তা',
    openApp: 'হোয়াটসঅ্যাপ খুলুন',
    failed: 'এখন চ্যাট খোলা যাচ্ছে না।',
  },
};
