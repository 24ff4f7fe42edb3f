import { type Notice, languageOf } from '#app/content/news/news.ts';
import { type Run, paragraphsOf, runsOf } from '#app/content/policy/policy-text.ts';
import { firstGraphemes } from '#app/i18n/graphemes.ts';
import type { Language } from '#app/i18n/language.ts';

/** A notice as visitors of one language read it. */
export type NoticeText = {
  /** The language that it is in. */
  language: Language;
  title: string;
  blocks: NoticeTextBlock[];
};

export type NoticeTextBlock = { _key: string } & (
  | { kind: 'paragraph' | 'warning'; paragraphs: Run[][] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'link'; address: string; words: string }
);

/** The notice for visitors of a language: in Bengali until all of it has its English. */
export function noticeText(notice: Notice, wanted: Language): NoticeText {
  const language = languageOf(notice, wanted);
  const blocks = notice.body.map(({ _key, kind, text, items, address = '' }): NoticeTextBlock => {
    const words = text?.[language] ?? '';
    switch (kind) {
      case 'paragraph':
      case 'warning':
        return { _key, kind, paragraphs: paragraphsOf(words).map(runsOf) };
      case 'list':
        return { _key, kind, items: (items ?? []).map((item) => runsOf(item[language])) };
      case 'link':
        return { _key, kind, address, words };
    }
  });
  return { language, title: notice.title[language], blocks };
}

/** The beginning of a text: its first 160 characters or somewhat fewer, up to the end of a word. */
export function excerptOf({ blocks }: NoticeText): string {
  const whole = blocks.map(plainText).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  const cut = firstGraphemes(whole, longest);
  if (cut === whole) return whole;
  const end = cut.lastIndexOf(' ');
  // Of a word as long as that what there is room for.
  const words = end > 0 ? cut.slice(0, end) : cut;
  return `${words.replace(/[\s.,;:।]+$/u, '')}…`;
}

const longest = 160;

function plainText(block: NoticeTextBlock): string {
  if (block.kind === 'link') return '';
  const [runs, between] = block.kind === 'list' ? [block.items, ' · '] : [block.paragraphs, ' '];
  return runs.map((one) => one.map(({ text }) => text).join('')).join(between);
}
